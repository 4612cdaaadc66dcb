import fc from 'fast-check';
import { ZIP_INVALID, formatZip, parseZip, zip5, zipOutsideRange, zipProblem } from './zip.ts';

describe('zipProblem', () => {
  it.each([
    ['', null],
    ['48002', null],
    ['00501', null],
    ['48002-1234', null],
    ['480021234', null],
    [' 48002 ', null],
    ['4800', ZIP_INVALID],
    ['480021', ZIP_INVALID],
    ['48002-', ZIP_INVALID],
    ['48002-123', ZIP_INVALID],
    ['48002-12345', ZIP_INVALID],
    ['48OO2', ZIP_INVALID],
  ])('%j gives %j', (text, message) => {
    expect(zipProblem(text)).toBe(message);
  });

  const michigan = { from: 480, to: 499 };
  it.each([
    ['47999', zipOutsideRange(michigan)],
    ['48000', null],
    ['499999999', null],
    ['50000', zipOutsideRange(michigan)],
  ])('inside 480 to 499 only: %j gives %j', (text, message) => {
    expect(zipProblem(text, michigan)).toBe(message);
  });

  it('writes a range with its leading zeros', () => {
    expect(zipOutsideRange({ from: 5, to: 99 })).toBe(
      'Zipcode invalid. The first three digits must be from 005 to 099.',
    );
  });
});

describe('forms of a ZIP', () => {
  it.each`
    text            | stored          | first
    ${'48002'}      | ${'48002'}      | ${'48002'}
    ${'480021234'}  | ${'48002-1234'} | ${'48002'}
    ${'48002-1234'} | ${'48002-1234'} | ${'48002'}
    ${'01001'}      | ${'01001'}      | ${'01001'}
    ${'4800'}       | ${null}         | ${null}
    ${''}           | ${null}         | ${null}
  `('$text is stored as $stored and looked up as $first', ({ text, stored, first }) => {
    expect([parseZip(text), zip5(text)]).toEqual([stored, first]);
  });

  it.each([
    ['480021234', '48002-1234'],
    ['48002', '48002'],
    ['480', '480'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('shows %j as %j', (zip, shown) => {
    expect(formatZip(zip)).toBe(shown);
  });

  it('stores nothing else when it reads its own form again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5}(-?\d{4})?$/), (text) => parseZip(parseZip(text)!) === parseZip(text)),
    );
  });
});

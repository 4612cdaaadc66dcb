import fc from 'fast-check';
import {
  NEW_SSN,
  SSN_DOTS,
  SSN_NINE_DIGITS,
  SSN_NOT_ISSUED,
  UNREADABLE_SSN,
  comparedSsn,
  dottedSsn,
  formatSsn,
  isMaskedSsn,
  maskSsn,
  parseSsn,
  ssnProblem,
  ssnToSend,
} from './ssn.ts';

describe('ssnProblem', () => {
  it.each([
    ['', null],
    ['123456789', null],
    ['123-45-6789', null],
    [' 123 45 6789 ', null],
    ['001010001', null],
    ['899999999', null],
    ['665010001', null],
    ['667010001', null],
    ['12345678', SSN_NINE_DIGITS],
    ['1234567890', SSN_NINE_DIGITS],
    ['12-345-6789', SSN_NINE_DIGITS],
    ['12345678a', SSN_NINE_DIGITS],
    ['***-**-6789', SSN_NINE_DIGITS],
    ['000123456', SSN_NOT_ISSUED],
    ['666123456', SSN_NOT_ISSUED],
    ['900123456', SSN_NOT_ISSUED],
    ['999-99-9999', SSN_NOT_ISSUED],
    ['123006789', SSN_NOT_ISSUED],
    ['123-00-6789', SSN_NOT_ISSUED],
    ['123450000', SSN_NOT_ISSUED],
  ])('%j gives %j', (text, message) => {
    expect(ssnProblem(text)).toBe(message);
  });
});

describe('forms of an SSN', () => {
  it('shows dashes, and masks all but the last four', () => {
    expect([formatSsn('123456789'), maskSsn('123456789'), maskSsn('123-45-6789'), maskSsn('6789')]).toEqual([
      '123-45-6789',
      '***-**-6789',
      '***-**-6789',
      '***-**-6789',
    ]);
  });

  it.each([
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['12345', '12345'],
    ['***-**-6789', '***-**-6789'],
  ])('shows %j as %j', (ssn, shown) => {
    expect(formatSsn(ssn)).toBe(shown);
  });

  it('keeps leading zeros', () => {
    expect(parseSsn('001-01-0001')).toBe('001010001');
  });

  it.each(['', '12345', '000-12-3456', '***-**-6789'])('reads no digits out of %j', (text) => {
    expect(parseSsn(text)).toBeNull();
  });

  it('reads back every number as it is shown, and the mask holds only the last four', () => {
    const area = fc.integer({ min: 1, max: 899 }).filter((n) => n !== 666);
    const numbers = fc.tuple(area, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(numbers, ([a, b, c]) => {
        const ssn = `${String(a).padStart(3, '0')}${String(b).padStart(2, '0')}${String(c).padStart(4, '0')}`;
        const mask = maskSsn(ssn);
        return parseSsn(formatSsn(ssn)) === ssn && isMaskedSsn(mask) && mask.replaceAll(/\D/g, '') === ssn.slice(5);
      }),
    );
  });
});

describe('an SSN on the screen', () => {
  it.each([
    ['***-**-6789', '••••••••••', '••••••••••'],
    ['123456789', '••••••••••', NEW_SSN],
    ['123-45-6789', '••••••••••', NEW_SSN],
    [SSN_DOTS, SSN_DOTS, SSN_DOTS],
    [UNREADABLE_SSN, UNREADABLE_SSN, UNREADABLE_SSN],
    ['12345', '12345', '12345'],
    ['', '', ''],
  ])('%j is shown as %j, and compared as %j', (ssn, shown, compared) => {
    expect([dottedSsn(ssn), comparedSsn(ssn)]).toEqual([shown, compared]);
  });
});

describe('ssnToSend', () => {
  it.each([
    [SSN_DOTS, undefined],
    ['***-**-6789', undefined],
    ['', null],
    [null, null],
    [undefined, null],
    ['123-45-6789', '123456789'],
  ])('sends %j as %j', (held, sent) => {
    expect(ssnToSend(held)).toBe(sent);
  });
});

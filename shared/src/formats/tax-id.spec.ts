import fc from 'fast-check';
import { TAX_ID_NINE_DIGITS, formatTaxId, parseTaxId, taxIdProblem } from './tax-id.ts';

describe('a tax id', () => {
  it.each(['381234567', '38-1234567', ' 38-1234567 '])('is read from %j', (text) => {
    expect([taxIdProblem(text), parseTaxId(text)]).toEqual([null, '381234567']);
  });

  it.each(['38123456', '3812345678', '381-234567', '38-123456A', '00-1234567'])('is not read from %j', (text) => {
    expect([taxIdProblem(text), parseTaxId(text)]).toEqual([TAX_ID_NINE_DIGITS, null]);
  });

  it('may be blank', () => {
    expect([taxIdProblem(' '), parseTaxId(' ')]).toEqual([null, null]);
  });

  it.each([
    ['010000001', '01-0000001'],
    ['12345', '12345'],
    [null, ''],
    [undefined, ''],
  ])('%j is shown as %j', (taxId, shown) => {
    expect(formatTaxId(taxId)).toBe(shown);
  });

  it('is the same digits after it was shown', () => {
    const digits = fc.stringMatching(/^(0[1-9]|[1-9]\d)\d{7}$/);
    fc.assert(fc.property(digits, (taxId) => parseTaxId(formatTaxId(taxId)) === taxId));
  });
});

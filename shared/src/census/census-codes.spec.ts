import { relationshipAsWritten } from '#shared/census/census-codes';

describe('relationshipAsWritten', () => {
  it.each([
    ['Domestic Partner', 'DomesticPartner'],
    ['domesticpartner', 'DomesticPartner'],
    [' DOMESTIC_PARTNER ', 'DomesticPartner'],
    ['Domestic-Partner', 'DomesticPartner'],
    ['Spouse', 'Spouse'],
    ['Partner', 'Partner'],
    [7, 7],
    [null, null],
  ])('makes of %j %j', (written, code) => {
    expect(relationshipAsWritten(written)).toBe(code);
  });
});

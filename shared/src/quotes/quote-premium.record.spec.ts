import { premiumSumText, toPremiumSum } from '#shared/quotes/quote-premium.record';

const known = (Amount: number) => ({ Amount, IsLowest: false });
const atLeast = (Amount: number) => ({ Amount, IsLowest: true });

describe('the premiums of several quotes', () => {
  it.each([
    ['nothing for none', [], '$0.00'],
    ['nothing for a quote without plans', [null, undefined], '$0.00'],
    ['a sum to the cent', [known(0.1), known(0.2), null], '$0.30'],
    ['a lowest sum where none is known', [atLeast(400), atLeast(90)], 'from $490.00'],
    [
      'two sums, never one of both',
      [known(9_944.22), atLeast(8_464.08), known(825.22)],
      '$10,769.44 and from $8,464.08',
    ],
  ])('are %s', (_case, premiums, text) => {
    expect(premiumSumText(toPremiumSum(premiums))).toBe(text);
  });

  it('say of how many quotes each sum is', () => {
    expect(toPremiumSum([known(2), atLeast(3), known(4), null])).toEqual({
      Known: 6,
      KnownQuotes: 2,
      AtLeast: 3,
      AtLeastQuotes: 1,
    });
  });
});

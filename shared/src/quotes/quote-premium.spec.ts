import type { Coverage } from '#shared/plans/plan-codes';
import { quotePremium } from '#shared/quotes/quote-premium';

const plan = (coverage: Coverage, cents: number) => ({ coverage, cents });

describe('the premium of a quote', () => {
  it.each([
    ['nothing without plans', [], null],
    ['that of its plan', [plan('medical', 500)], { cents: 500, isLowest: false }],
    [
      'one plan of each coverage together',
      [plan('medical', 500), plan('dental', 40), plan('vision', 7)],
      { cents: 547, isLowest: false },
    ],
    [
      'the lowest of each coverage where there is a choice',
      [plan('medical', 500), plan('dental', 40), plan('medical', 450)],
      { cents: 490, isLowest: true },
    ],
  ])('is %s', (_case, plans, expected) => {
    expect(quotePremium(plans)).toEqual(expected);
  });
});

import type { Coverage } from '#shared/plans/plan-codes';
import { quotePremium } from '#shared/quotes/quote-premium';

const plan = (coverage: Coverage, cents: number, [assigned, assignedCents] = [0, 0]) => ({
  coverage,
  cents,
  people: 17,
  assigned,
  assignedCents,
});

describe('the premium of a quote', () => {
  it.each([
    ['nothing without plans', [], [], null],
    ['that of its plan', [plan('medical', 500)], [500], { cents: 500, isLowest: false }],
    [
      'one plan of each coverage together',
      [plan('medical', 500), plan('dental', 40), plan('vision', 7)],
      [500, 40, 7],
      { cents: 547, isLowest: false },
    ],
    [
      'at least the lowest of each coverage while nobody is assigned',
      [plan('medical', 500), plan('dental', 40), plan('medical', 450)],
      [null, 40, null],
      { cents: 490, isLowest: true },
    ],
    [
      'at least that while somebody is not',
      [plan('medical', 500, [16, 480]), plan('medical', 450)],
      [null, null],
      { cents: 450, isLowest: true },
    ],
    [
      'the lowest once where two plans cost the same',
      [plan('medical', 450), plan('medical', 450)],
      [null, null],
      { cents: 450, isLowest: true },
    ],
    [
      // Petoskey Stone Jewelers of the demo data.
      'what everybody’s own plan costs once all are assigned',
      [plan('medical', 1_692_422, [9, 883_470]), plan('medical', 1_471_406, [8, 703_311]), plan('dental', 82_522)],
      [883_470, 703_311, 82_522],
      { cents: 1_669_303, isLowest: false },
    ],
    [
      'nothing for a plan that nobody has taken',
      [plan('medical', 511_522, [17, 511_522]), plan('medical', 501_459)],
      [511_522, 0],
      { cents: 511_522, isLowest: false },
    ],
  ])('is %s', (_case, plans, byPlan, total) => {
    const premium = quotePremium(plans);
    expect(premium.plans.map((one) => one && one.cents)).toEqual(byPlan);
    expect(premium.total).toEqual(total);
  });

  it('says how many people are in each plan', () => {
    const premium = quotePremium([plan('medical', 500, [9, 300]), plan('medical', 450, [8, 200]), plan('vision', 7)]);
    expect(premium.plans.map((one) => one?.people)).toEqual([9, 8, 17]);
  });
});

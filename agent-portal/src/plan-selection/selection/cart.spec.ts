import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import { HRA_WARNING, MANY_PLANS, NO_MEDICAL_PLAN, NOBODY_IN_DENTAL } from '#shared/plans/selection';
import { buildDental, buildPlan, idsOf, buildFacts } from '#support/shared/plans.ts';
import { DELTA_DENTAL_NOTE } from '../../components/plan-browser/details/delta-dental-note.ts';
import { cartFacts } from './cart-facts.ts';
import { memberAssignments } from './member-assignments.ts';

const facts = buildFacts();
const storedWith = (given: Partial<SelectedPlansResponse>): SelectedPlansResponse => ({
  Plans: [],
  Problems: [],
  Warnings: [],
  Premium: null,
  PricedAt: null,
  ...given,
});
const storedPlan = (id: number, rate: number) => ({
  ...buildPlan(id, { TotalMonthlyRate: rate }),
  Tiers: [],
  Taken: null,
  Members: [],
});

describe('the cart says', () => {
  it('how many medical plans are selected, of how many', () => {
    const plans = [buildPlan(1), buildDental(2)];
    expect(cartFacts({ plans, offered: plans, facts, stored: null }).countText).toBe('1 of 3 medical plans');
    const internal = buildFacts({ audience: 'internal' });
    expect(cartFacts({ plans: [], offered: [], facts: internal, stored: null }).countText).toBe('0 of 4 medical plans');
  });

  it('the warnings of the rules, and what an HRA plan brings along', () => {
    const plans = [buildPlan(1), buildPlan(2), buildPlan(3, { PlanType: 'HRA' }), buildDental(4)];
    expect(cartFacts({ plans, offered: plans, facts, stored: null }).warnings).toEqual([
      MANY_PLANS,
      HRA_WARNING,
      NOBODY_IN_DENTAL,
    ]);
  });

  it('who administers a Delta Dental plan', () => {
    const plans = [buildPlan(1), buildDental(2, { IsDeltaDentalPlan: true })];
    expect(cartFacts({ plans, offered: plans, facts, stored: null }).notes).toEqual([DELTA_DENTAL_NOTE]);
  });

  it('what only the server knows, once', () => {
    const stored = storedWith({ Problems: [NO_MEDICAL_PLAN, 'Prices are outdated.'] });
    const { selectionFixes, serverProblems } = cartFacts({ plans: [], offered: [], facts, stored });
    expect(selectionFixes.map(({ problem }) => problem)).toEqual([NO_MEDICAL_PLAN]);
    expect(serverProblems).toEqual(['Prices are outdated.']);
  });

  it('which stored prices are no longer today’s, to the cent', () => {
    const plans = [buildPlan(1, { TotalMonthlyRate: 10.01 }), buildPlan(2, { TotalMonthlyRate: 20 })];
    const stored = storedWith({ Plans: [storedPlan(1, 10), storedPlan(2, 20)] });
    expect(idsOf(cartFacts({ plans, offered: plans, facts, stored }).repriced)).toEqual([1]);
  });
});

describe('saving', () => {
  it('keeps the plans that members were given, where the plan stays selected', () => {
    const members = [
      { Id: 1, AssignedPlan: 10 },
      { Id: 2, AssignedPlan: 11 },
      { Id: 3, AssignedPlan: null },
    ];
    expect(memberAssignments(members)).toEqual([
      { MemberId: 1, PlanId: 10 },
      { MemberId: 2, PlanId: 11 },
    ]);
  });
});

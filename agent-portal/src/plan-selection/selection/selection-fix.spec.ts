import {
  DENTAL_PLAN_REQUIRED,
  HBC_PAIRING,
  NO_MEDICAL_PLAN,
  ONE_DENTAL_PLAN,
  tooManyPlans,
  VISION_PLAN_REQUIRED,
} from '#shared/plans/selection';
import { buildDental, buildPlan, idsOf, buildFacts } from '#support/shared/plans.ts';
import { selectionFixes } from './selection-fix.ts';

const facts = buildFacts();
const hbc = (id: number) => buildPlan(id, { PlanType: 'HBC' });
const only = (plans: Parameters<typeof selectionFixes>[0], given = facts) => {
  const found = selectionFixes(plans, plans, given);
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('the way out of a problem', () => {
  it('there is none to look for when the selection is fine', () => {
    expect(selectionFixes([buildPlan(1)], [], facts)).toEqual([]);
  });

  it('a missing plan is found in its list', () => {
    const given = buildFacts({ anyDentalEnrolled: true, anyVisionEnrolled: true });
    expect(selectionFixes([], [], given)).toEqual([
      { problem: NO_MEDICAL_PLAN, show: 'medical', removal: null },
      { problem: DENTAL_PLAN_REQUIRED, show: 'dental', removal: null },
      { problem: VISION_PLAN_REQUIRED, show: 'vision', removal: null },
    ]);
  });

  it('beyond the limit the plans added last are named, as many as are too many', () => {
    const { problem, removal } = only([1, 2, 3, 4, 5].map((id) => buildPlan(id)));
    expect(problem).toBe(tooManyPlans(3));
    expect(removal?.hint).toBe('Remove 2 medical plans, for example what was added last:');
    expect(idsOf(removal?.plans ?? [])).toEqual([5, 4]);
  });

  it('one plan beyond the limit is one plan to remove', () => {
    expect(only([1, 2, 3, 4].map((id) => buildPlan(id))).removal).toMatchObject({
      hint: 'Remove 1 medical plan, for example what was added last:',
      plans: [{ PlanId: 4 }],
    });
  });

  it('of two dental plans either one may go', () => {
    const given = buildFacts({ anyDentalEnrolled: true });
    const { problem, removal } = only([buildPlan(1), buildDental(2), buildDental(3)], given);
    expect(problem).toBe(ONE_DENTAL_PLAN);
    expect(removal?.hint).toBe('Remove 1 of these:');
    expect(idsOf(removal?.plans ?? [])).toEqual([3, 2]);
  });

  it.each([
    ['fewer HealthbyChoice plans', [buildPlan(1), buildPlan(2), hbc(3)], [3], 'is HealthbyChoice'],
    ['fewer other plans', [hbc(1), hbc(2), buildPlan(3)], [3], 'is not HealthbyChoice'],
    ['as many of both, HealthbyChoice last', [buildPlan(1), hbc(2)], [2], 'is HealthbyChoice'],
    ['as many of both, another last', [hbc(1), buildPlan(2)], [2], 'is not HealthbyChoice'],
  ])('HealthbyChoice mixed with others: %s go', (_what, plans, removed, kind) => {
    const { problem, removal } = only(plans);
    expect(problem).toBe(HBC_PAIRING);
    expect(removal?.hint).toBe(`Remove what ${kind}:`);
    expect(idsOf(removal?.plans ?? [])).toEqual(removed);
  });
});

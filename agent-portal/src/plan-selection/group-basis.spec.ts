import type { CurrentAndSuggestedPlansResponse } from '#shared/renewals/renewal.record';
import { buildPlan } from '#support/shared/plans.ts';
import { basisText, coveredEmployees, currentPremiums, renewedPlans } from './group-basis.ts';

type Line = CurrentAndSuggestedPlansResponse['Validity'][number];

const line = (PlanId: number, SuggestedPlanId: number | null, Validity: Line['Validity'] = 'Continues'): Line => ({
  PlanId,
  PlanDisplayName: `Plan ${PlanId}`,
  Validity,
  Message: '',
  SuggestedPlanId,
  SuggestedPlanName: null,
  SuggestedBy: null,
  MembersNow: 0,
  PremiumNow: 0,
  MembersThen: null,
  PremiumThen: null,
  Change: null,
});
const renewal = (...Validity: Line[]) => ({
  AsIsPlans: Validity.map(({ PlanId }) => buildPlan(PlanId)),
  Validity,
  PremiumsNow: [{ Coverage: 'medical' as const, Members: 3, Premium: 5812.4 }],
});
const person = (EmployeeNumber: number, MedicalStatus: 'Enroll' | 'Waive') => ({
  EmployeeNumber,
  MedicalStatus,
  DentalStatus: 'Waive' as const,
  VisionStatus: 'Waive' as const,
});
const MEMBERS = [person(1, 'Enroll'), person(1, 'Enroll'), person(2, 'Enroll'), person(3, 'Waive')];

it('an employee counts once, with or without dependents, if someone is covered', () => {
  expect(coveredEmployees(MEMBERS)).toEqual({ medical: 2, dental: 0, vision: 0 });
});

it('says what the group pays now, and how many enroll at the renewal if that differs', () => {
  expect(currentPremiums(renewal())).toEqual({ medical: 5812.4 });
  expect(basisText(renewal(), MEMBERS)).toEqual({ medical: 'Now: $5,812.40 a month for 3 members.' });
  expect(basisText(renewal(), MEMBERS.slice(1))).toEqual({
    medical: 'Now: $5,812.40 a month for 3 members; 2 enroll at the renewal.',
  });
  expect([currentPremiums(null), basisText(null, MEMBERS)]).toEqual([{}, {}]);
});

describe('plans at a renewal', () => {
  it('are marked, and the only current medical plan is compared first', () => {
    const { marks, currentPlanId } = renewedPlans(renewal(line(1, 11)));
    expect([[...marks], currentPlanId]).toEqual([[[11, 'Current plan']], 11]);
  });

  it.each([
    ['a replacement', [line(1, 12, 'Replaced')], [[12, 'Replaces a current plan']]],
    [
      'one of several current plans',
      [line(1, 11), line(2, 11, 'Replaced'), line(3, null, 'Discontinued')],
      [[11, 'Current plan']],
    ],
  ])('%s is marked, and none is compared first', (_what, lines, marked) => {
    const { marks, currentPlanId } = renewedPlans(renewal(...lines));
    expect([[...marks], currentPlanId]).toEqual([marked, null]);
  });
});

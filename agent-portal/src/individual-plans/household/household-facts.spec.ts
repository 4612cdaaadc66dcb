import { individualCensusPath } from '#shared/individuals/individual-next-step';
import { NOBODY_ENROLLS_IN_DENTAL, ONE_MEDICAL_PLAN } from '#shared/individuals/individual-selection';
import type { Plan } from '#shared/plans/plan.record';
import { DENTAL_PLAN_REQUIRED, NO_MEDICAL_PLAN } from '#shared/plans/selection';
import { buildDental, buildPlan, buildUnrated, idsOf } from '#support/shared/plans.ts';
import { buildHousehold, buildPerson } from '#support/shared/households.ts';
import { householdFacts } from './household-facts.ts';

const premiumOf = ({ TotalMonthlyRate }: Plan) => TotalMonthlyRate;
const facts = (plans: readonly Plan[], household = buildHousehold(), stored: string[] | null = null) =>
  householdFacts({
    household,
    plans,
    premiumOf,
    stored: stored && { Plans: [], Problems: stored, Warnings: [], Premium: null, PricedAt: null },
  });

describe('the cart of a household says', () => {
  it('what all its plans cost together, to the cent', () => {
    const plans = [buildPlan(1, { TotalMonthlyRate: 1000.1 }), buildDental(2, { TotalMonthlyRate: 80.2 })];
    const { total, countText } = facts(plans);
    expect([total, countText]).toEqual([1080.3, '$1,080.30 a month']);
    expect(facts([]).countText).toBe('No plan is selected');
    expect(facts([buildUnrated(3)]).total).toBeNull();
  });

  it('which plan is missing, and in which list it is', () => {
    const household = buildHousehold({ Members: [buildPerson({ DentalStatus: 'Enroll' })] });
    expect(facts([], household).selectionFixes).toEqual([
      { problem: NO_MEDICAL_PLAN, show: 'medical', removal: null },
      { problem: DENTAL_PLAN_REQUIRED, show: 'dental', removal: null },
    ]);
  });

  it('which plan has nobody to cover: it goes, or someone enrolls', () => {
    const [fix] = facts([buildPlan(1), buildDental(2)]).selectionFixes;
    expect(fix?.problem).toBe(NOBODY_ENROLLS_IN_DENTAL);
    expect(idsOf(fix?.removal?.plans ?? [])).toEqual([2]);
    expect(fix?.link).toEqual({ label: 'Change who enrolls', to: individualCensusPath(7) });
  });

  it('which of two plans of a kind can go', () => {
    const [fix] = facts([buildPlan(1), buildPlan(2)]).selectionFixes;
    expect([fix?.problem, idsOf(fix?.removal?.plans ?? [])]).toEqual([ONE_MEDICAL_PLAN, [2, 1]]);
  });

  it('what is wrong with the people first, once, with a link to whom it concerns', () => {
    const problem = (MemberId: number, Message: string) => ({ MemberId, Field: 'DateOfBirth', Message });
    const household = buildHousehold({
      Members: [buildPerson(), buildPerson({ Id: 2, FirstName: 'Kit' }), buildPerson({ Id: 3, FirstName: 'Lou' })],
      Problems: [problem(2, 'Too old.'), problem(2, 'Too young.'), problem(3, 'Too young.')],
    });
    const { selectionFixes, serverProblems } = facts([], household, ['Too old.', 'Too young.', 'Prices are outdated.']);
    expect(selectionFixes.map(({ problem: text, link }) => [text, link?.label])).toEqual([
      ['Too old.', 'Change Kit Byron'],
      ['Too young.', 'Edit household'],
      [NO_MEDICAL_PLAN, undefined],
    ]);
    expect(serverProblems).toEqual(['Prices are outdated.']);
  });
});

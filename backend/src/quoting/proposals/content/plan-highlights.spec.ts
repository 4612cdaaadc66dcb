import type { ContributionResponse } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { planHighlights } from './plan-highlights.ts';

const plan = (PlanDisplayName: string, MetalTier: string, TotalMonthlyRate: number | null): SelectedPlan =>
  ({ PlanDisplayName, MetalTier, TotalMonthlyRate, IsMedical: true }) as unknown as SelectedPlan;
const BRONZE = plan('Bronze', 'Bronze', 900);
const SILVER = plan('Silver', 'Silver', 1000);
const GOLD = plan('Gold', 'Gold', 1200);
const CHEAP_GOLD = plan('Cheap gold', 'Gold', 800);
const UNRATED = plan('Unrated', 'Platinum', null);
const ASSIGNED = [
  { Coverage: 'medical', Results: [{ PlanId: null, Premium: 1100, Employer: 550, Employees: 550 }] },
] as unknown as ContributionResponse[];

describe('planHighlights', () => {
  it.each`
    plans                     | contributions | highlights
    ${[]}                     | ${[]}         | ${[]}
    ${[GOLD]}                 | ${ASSIGNED}   | ${['Chosen plan: Gold 1200']}
    ${[GOLD, BRONZE, SILVER]} | ${[]}         | ${['Lowest premium: Bronze 900', 'Richest benefits: Gold 1200']}
    ${[GOLD, BRONZE, SILVER]} | ${ASSIGNED}   | ${['Lowest premium: Bronze 900', 'Chosen plans: assigned 1100', 'Richest benefits: Gold 1200']}
    ${[CHEAP_GOLD, BRONZE]}   | ${[]}         | ${['Lowest premium, Richest benefits: Cheap gold 800']}
    ${[CHEAP_GOLD, GOLD]}     | ${[]}         | ${['Lowest premium: Cheap gold 800', 'Richest benefits: Gold 1200']}
    ${[UNRATED, GOLD]}        | ${[]}         | ${['Chosen plan: Gold 1200']}
  `('finds $highlights', ({ plans, contributions, highlights }) => {
    const found = planHighlights(plans as SelectedPlan[], contributions as ContributionResponse[]);
    const said = found.map(
      ({ labels, plan: shown, premium }) => `${labels.join(', ')}: ${shown?.PlanDisplayName ?? 'assigned'} ${premium}`,
    );
    expect(said).toEqual(highlights);
  });
});

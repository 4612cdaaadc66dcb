import type { ContributionResponse } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { proposalFigures } from './proposal-figures.ts';

const COSTS = { Tier1PlanDetails: { MedicalDeductibleIndividual: 1000, OutOfPocketMaximumIndividual: 5000 } };
const plan = (PlanId: number, TotalMonthlyRate: number | null, given: Partial<SelectedPlan> = {}): SelectedPlan =>
  ({
    PlanId,
    PlanDisplayName: `Plan ${PlanId}`,
    IsMedical: true,
    IsDental: false,
    MetalTier: 'Gold',
    ProviderNetworkType: 'PPO',
    TotalMonthlyRate,
    PlanDetailsPreferredNetwork: COSTS,
    Tiers: [{ Employees: 2 }, { Employees: 1 }],
    ...given,
  }) as unknown as SelectedPlan;
const contribution = (Version: number) =>
  ({
    Coverage: 'medical',
    Version,
    Results: [
      { PlanId: 1, Premium: 1000, Employer: 600, Employees: 400 },
      { PlanId: null, Premium: 1100, Employer: 650, Employees: 450 },
    ],
  }) as unknown as ContributionResponse;
const figures = (plans: SelectedPlan[], contributions: ContributionResponse[] = []) =>
  proposalFigures({ plans, contributions, sender: { insurer: 'Great Lakes' } });

describe('the figures of a proposal', () => {
  it('are those of its first page: in total, per employee to the cent, and who pays', () => {
    expect(figures([plan(1, 1000)], [contribution(2)])).toEqual({
      InsurerName: 'Great Lakes',
      Plans: [
        {
          PlanId: 1,
          PlanDisplayName: 'Plan 1',
          Coverage: 'medical',
          MetalTier: 'Gold',
          ProviderNetworkType: 'PPO',
          Employees: 3,
          Premium: 1000,
          PerEmployee: 333.33,
          Employer: 600,
          EmployeesPay: 400,
          FullPremium: null,
          Deductible: 1000,
          OutOfPocketMaximum: 5000,
        },
      ],
      Assigned: null,
      Household: null,
    });
  });

  it('have medical plans first, each coverage by premium', () => {
    const dental = plan(3, 90, { IsMedical: false, IsDental: true });
    expect(figures([dental, plan(2, 1200), plan(1, 1000)]).Plans.map(({ PlanId }) => PlanId)).toEqual([1, 2, 3]);
  });

  it('leave out plans without a premium, or without anybody in them', () => {
    const empty = plan(2, 500, { Tiers: [] as unknown as SelectedPlan['Tiers'] });
    expect(figures([plan(1, null), empty]).Plans).toEqual([]);
  });

  it('know what the assigned plans cost; who pays only from a contribution that is saved', () => {
    const both = [plan(1, 1000), plan(2, 1200)];
    const cost = { Employees: 3, Premium: 1100, PerEmployee: 366.67 };
    expect(figures(both, [contribution(1)]).Assigned).toEqual({ ...cost, Employer: 650, EmployeesPay: 450 });
    expect(figures(both, [contribution(0)]).Assigned).toEqual({ ...cost, Employer: null, EmployeesPay: null });
  });
});

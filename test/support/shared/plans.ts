import type { Plan } from '#shared/plans/plan.record';
import type { SelectionFacts } from '#shared/plans/selection';

interface PlanParts extends Partial<Plan> {
  deductible?: number | null;
}

/** A medical plan as the server answers it; tests pass what matters to them. */
export function buildPlan(id: number, { deductible = 1000, ...given }: PlanParts = {}): Plan {
  return {
    PlanId: id,
    HiosPlanId: `99107MI00100${id}`,
    PlanDisplayName: `Plan ${id}`,
    IsMedical: true,
    HsaCompatible: false,
    IsDental: false,
    IsVision: false,
    IsDentalPro: false,
    IsDeltaDentalPlan: false,
    IsAcaPlan: true,
    IsShopPlan: false,
    IsIntegrated: false,
    IsAllowancePlan: false,
    EVisitFirst: false,
    PlanSuiteName: null,
    MetalTier: 'Gold',
    ProviderNetworkType: 'HMO',
    PlanType: 'Standard',
    PlanDetailsPreferredNetwork: {
      Tier1PlanDetails: {
        MedicalDeductibleIndividual: deductible,
        MedicalDeductibleFamily: deductible && deductible * 2,
        OutOfPocketMaximumIndividual: 6000,
        OutOfPocketMaximumFamily: 12000,
        CoinsurancePercent: 20,
        PrimaryCareCopay: '$20',
        SpecialistCopay: '$40',
        UrgentCareCopay: '$50',
        EmergencyRoomCopay: '$250',
        GenericDrugCopay: '$10',
      },
      Tier2PlanDetails: null,
    },
    TotalMonthlyRate: 1000 + id,
    // Without a tax credit.
    MarketRate: given.TotalMonthlyRate === undefined ? 1000 + id : given.TotalMonthlyRate,
    MonthlyTaxesAndFees: 0,
    RatesLoaded: true,
    RatesMessage: '',
    Selected: false,
    CanBeDisplayed: true,
    IsOnExchange: undefined,
    EHBAmount: undefined,
    NetMonthlyRate: undefined,
    CsrVariant: undefined,
    CostReduction: undefined,
    ...given,
  };
}

export const buildDental = (id: number, given: PlanParts = {}): Plan =>
  buildPlan(id, { IsMedical: false, IsDental: true, MetalTier: null, ProviderNetworkType: 'PPO', ...given });

/** A silver plan of a household with a cost-sharing reduction. */
export const buildReduced = (id: number, { deductible, standard }: { deductible: number; standard: number }): Plan =>
  buildPlan(id, {
    MetalTier: 'Silver',
    deductible,
    CsrVariant: 5,
    CostReduction: {
      Percentage: 87,
      IsGranted: false,
      StandardTier1PlanDetails: buildPlan(id, { deductible: standard }).PlanDetailsPreferredNetwork.Tier1PlanDetails,
    },
  });

export const buildUnrated = (id: number, given: PlanParts = {}): Plan =>
  buildPlan(id, { TotalMonthlyRate: null, RatesLoaded: false, RatesMessage: 'Rates not loaded', ...given });

export const idsOf = (plans: readonly Plan[]): number[] => plans.map(({ PlanId }) => PlanId);

/** A group of eight employees, none of whom enrolls in dental or vision; an agent may select three plans. */
export const buildFacts = (given: Partial<SelectionFacts> = {}): SelectionFacts => ({
  audience: 'external',
  employees: 8,
  anyDentalEnrolled: false,
  anyVisionEnrolled: false,
  limits: {
    MaxNumberPlansSmallGroupInternal: 4,
    MaxNumberPlansSmallGroupExternal: 3,
    MaxNumberDentalPlansSmallGroup: 1,
    MinimumEmployeesForSuite: 5,
    MinNumberEmployeesInSmallGroup: 2,
    MaxForSmallGroupSmall: 10,
    MaxNumberEmployeesInSmallGroup: 50,
    WarnMaxNumberPlansSmallGroupSmall: 2,
    WarnMaxNumberPlansSmallGroupLarge: 3,
  },
  ...given,
});

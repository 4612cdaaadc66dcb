import type { IsoDate } from '#shared/dates/iso-date';
import type { MetalTier, NetworkType, PlanKind } from '#shared/plans/plan-codes';

/** Amounts in dollars; null = not covered or does not apply. */
export interface TierPlanDetails {
  MedicalDeductibleIndividual: number | null;
  MedicalDeductibleFamily: number | null;
  OutOfPocketMaximumIndividual: number | null;
  OutOfPocketMaximumFamily: number | null;
  CoinsurancePercent: number | null;
  PrimaryCareCopay: string;
  SpecialistCopay: string;
  UrgentCareCopay: string;
  EmergencyRoomCopay: string;
  GenericDrugCopay: string;
}

/** One plan as offered to a quote. GET /api/plan/GetAllPlans/{quoteId}. Spec 002 section 3, "Plan". */
export interface Plan {
  PlanId: number;
  /** The filed id, "12345MI0010001". */
  HiosPlanId: string;
  PlanDisplayName: string;
  IsMedical: boolean;
  IsDental: boolean;
  IsVision: boolean;
  IsDentalPro: boolean;
  IsDeltaDentalPlan: boolean;
  IsAcaPlan: boolean;
  IsShopPlan: boolean;
  IsIntegrated: boolean;
  IsAllowancePlan: boolean;
  EVisitFirst: boolean;
  PlanSuiteName: string | null;
  MetalTier: MetalTier | null;
  ProviderNetworkType: NetworkType | null;
  /** Standard, Value, HSA, HRA, HBC, Extras (spec 000 section 9). */
  PlanType: PlanKind;
  PlanDetailsPreferredNetwork: { Tier1PlanDetails: TierPlanDetails; Tier2PlanDetails: TierPlanDetails | null };
  /** The whole group's monthly premium in dollars; null when rates are not loaded. */
  TotalMonthlyRate: number | null;
  MarketRate: number | null;
  MonthlyTaxesAndFees: number | null;
  RatesLoaded: boolean;
  /** RATES_NOT_LOADED where RatesLoaded is false, else ''. */
  RatesMessage: string;
  Selected: boolean;
  CanBeDisplayed: boolean;
}

/** PUT /api/plan/PutSelections/{quoteId}. */
export interface PutSelectionsRequest {
  SelectedPlanIds: number[];
  /** What was stored when the user began to choose: refused as stale once others are. Without it the last one to save wins. */
  SelectedBefore?: number[];
  AssignedPlanForMembers: { MemberId: number; PlanId: number }[];
  /** true: a proposal will be made of the selection, so it must be complete. */
  IsRequestForCreateProposal?: boolean;
  /**
   * true: the group renews its current plans and adds none, and whom AssignedPlanForMembers leaves out takes what follows the
   * own plan; false: it chooses; without it nothing changes.
   */
  RenewCurrentPlans?: boolean;
}

/** What a selection comes to: GET /api/plan/GetSelectedPlansDetails/{quoteId} and the answer of PutSelections. */
export interface SelectedPlansResponse {
  Plans: SelectedPlan[];
  /** Blocks: the proposal cannot be made while there are any. */
  Problems: string[];
  Warnings: string[];
  /** UTC instant of the stored rates, null while nothing is selected. */
  PricedAt: string | null;
}

export interface SelectedPlan extends Plan {
  /** Monthly dollars per coverage tier of employees. */
  Tiers: PlanTier[];
  Members: MemberRate[];
}

/** Employees by who is covered with them. */
export interface PlanTier {
  Tier: 'Employee only' | 'Employee and spouse' | 'Employee and child(ren)' | 'Family';
  Employees: number;
  MonthlyRate: number;
}

/** GET /api/plan/GetPlanRateBreakdown/{quoteId}/{planId}. */
export interface PlanRateBreakdown {
  PlanId: number;
  PlanDisplayName: string;
  EffectiveDate: IsoDate;
  RateArea: number;
  RatesLoaded: boolean;
  RatesMessage: string;
  TotalMonthlyRate: number | null;
  Members: MemberRate[];
  /** The filed rates of the plan, area and period: one line an age band. */
  RateGrid: { Age: string; Rate: number; TobaccoRate: number | null }[];
}

/** One member's monthly rate and why. */
export interface MemberRate {
  MemberId: number;
  EmployeeNumber: number;
  Name: string;
  Relationship: string;
  /** Age in years on the effective date. */
  Age: number;
  /** The filed band: "0-14", "15" … "63", "64 and over". */
  AgeBand: string;
  Tobacco: boolean;
  /** Dollars; 0 for a child beyond the third. */
  MonthlyRate: number;
  /** One sentence, from shared/plans: "Age 34 on 01/01/2027, rate row 34, no tobacco." */
  Explanation: string;
}

/** GET /api/plan/GetPlanBreakdown/{quoteId}/{planId}. */
export interface PlanBreakdown {
  Plan: Plan;
  Benefits: { Category: string; Benefit: string; InNetwork: string; OutOfNetwork: string; Limits: string }[];
}

import { HOUSEHOLD_LABELS, type Relationship, RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { dollarsFromCents } from '#shared/formats/currency';
import { ageBandLabel } from '#shared/plans/age-band';
import { COVERAGE_TIERS, coverageTier, RATES_NOT_LOADED } from '#shared/plans/plan-codes';
import { isHsaCompatible } from '#shared/plans/hsa';
import type {
  HouseholdPart,
  MemberRate,
  Plan as PlanAnswer,
  PlanTier,
  TierPlanDetails,
} from '#shared/plans/plan.record';
import type { SelectablePlan } from '#shared/plans/selection';
import { explainRate, type RateReason, usesTobacco } from '#shared/plans/rate-explanation';
import { hsaPlanOf } from '../../catalogue/plans/hsa-plan.ts';
import type { Plan, TierCosts } from '../../catalogue/plans/plan.table.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';

type PricedPart = Pick<
  PlanAnswer,
  'TotalMonthlyRate' | 'MarketRate' | 'MonthlyTaxesAndFees' | 'RatesLoaded' | 'RatesMessage' | 'Selected'
>;
type FixedPart = Omit<PlanAnswer, keyof PricedPart | keyof HouseholdPart>;

/** What the selection rules look at: of 140 offered plans they would need nothing else of the answers. */
export const toSelectable = (plan: Readonly<Plan>): SelectablePlan => ({
  PlanId: plan.id,
  PlanDisplayName: plan.displayName,
  IsMedical: plan.coverage === 'medical',
  IsDental: plan.coverage === 'dental',
  IsVision: plan.coverage === 'vision',
  PlanType: plan.planKind,
  PlanSuiteName: plan.suiteName,
});

/** A plan with its cost for this group. `totalCents` null = rates not loaded. */
export const toPlanAnswer = (plan: Readonly<Plan>, totalCents: number | null, selected: boolean): PlanAnswer => ({
  ...fixedPart(plan),
  ...pricedPart(totalCents, selected),
  ...FOR_GROUPS,
});

const FOR_GROUPS: Pick<PlanAnswer, keyof HouseholdPart> = {
  IsOnExchange: undefined,
  EHBAmount: undefined,
  NetMonthlyRate: undefined,
  CsrVariant: undefined,
  CostReduction: undefined,
};

/** The constant part of a plan is built once: a list has 150 plans and is requested all the time. */
const fixedTexts = new WeakMap<Readonly<Plan>, string>();

/** Same as JSON, without building and walking an object per plan. */
export function planAnswerText(plan: Readonly<Plan>, totalCents: number | null, selected: boolean): string {
  let fixed = fixedTexts.get(plan);
  if (fixed === undefined) {
    fixed = JSON.stringify(fixedPart(plan)).slice(0, -1);
    fixedTexts.set(plan, fixed);
  }
  const { rate, state } = priced(totalCents, selected);
  return `${fixed},"TotalMonthlyRate":${rate},"MarketRate":${rate},${STATE_TEXTS.get(state)!}`;
}

function pricedPart(totalCents: number | null, selected: boolean): PricedPart {
  const { rate, state } = priced(totalCents, selected);
  return { TotalMonthlyRate: rate, MarketRate: rate, ...state };
}

type PricedState = Omit<PricedPart, 'TotalMonthlyRate' | 'MarketRate'>;

// Filed rates already include taxes and fees; nothing is added (facts, "Rates").
const RATED = { MonthlyTaxesAndFees: 0, RatesLoaded: true, RatesMessage: '' };
const UNRATED = { MonthlyTaxesAndFees: null, RatesLoaded: false, RatesMessage: RATES_NOT_LOADED };
const STATES = {
  rated: { chosen: { ...RATED, Selected: true }, open: { ...RATED, Selected: false } },
  unrated: { chosen: { ...UNRATED, Selected: true }, open: { ...UNRATED, Selected: false } },
};
const STATE_TEXTS = new Map<PricedState, string>(
  Object.values(STATES)
    .flatMap(({ chosen, open }) => [chosen, open])
    .map((state) => [state, JSON.stringify(state).slice(1)]),
);

function priced(totalCents: number | null, selected: boolean): { rate: number | null; state: PricedState } {
  const states = totalCents === null ? STATES.unrated : STATES.rated;
  return {
    rate: totalCents === null ? null : dollarsFromCents(totalCents),
    state: selected ? states.chosen : states.open,
  };
}

/**
 * @param labels of the relationships: a household has no employee
 * @param arithmetic of a rate just looked up
 */
export const toMemberRate = (
  member: QuotedMember,
  { rateCents, reason }: { rateCents: number; reason: RateReason },
  labels: Readonly<Record<Relationship, string>>,
  arithmetic: string | null = null,
): MemberRate => ({
  MemberId: member.id,
  EmployeeNumber: member.employeeNumber,
  Name: `${member.firstName} ${member.lastName}`,
  Relationship: labels[member.relationship],
  Age: reason.age,
  AgeBand: ageBandLabel(reason.band),
  Tobacco: usesTobacco(reason.tobacco),
  MonthlyRate: dollarsFromCents(rateCents),
  Explanation: explainRate(reason),
  Arithmetic: arithmetic,
});

/** Covered employees by tier, and the cost of each tier. The tiers add up to the plan's premium. */
export function toTiers(rates: readonly { member: QuotedMember; rateCents: number }[]): PlanTier[] {
  const households = new Map<number, { spouse: boolean; child: boolean; cents: number }>();
  for (const { member, rateCents } of rates) {
    const household = households.get(member.employeeNumber) ?? { spouse: false, child: false, cents: 0 };
    household.cents += rateCents;
    household.child ||= member.relationship === 'Child';
    household.spouse ||= ['Spouse', 'DomesticPartner'].includes(member.relationship);
    households.set(member.employeeNumber, household);
  }
  const all = [...households.values()];
  return COVERAGE_TIERS.map((tier) => {
    const inTier = all.filter((household) => coverageTier(household) === tier);
    return {
      Tier: tier,
      Employees: inTier.length,
      MonthlyRate: dollarsFromCents(inTier.reduce((sum, { cents }) => sum + cents, 0)),
    };
  });
}

const fixedPart = (plan: Readonly<Plan>): FixedPart => ({
  PlanId: plan.id,
  HiosPlanId: plan.hiosPlanId,
  PlanDisplayName: plan.displayName,
  IsMedical: plan.coverage === 'medical',
  IsDental: plan.coverage === 'dental',
  IsVision: plan.coverage === 'vision',
  IsDentalPro: plan.isDentalPro,
  IsDeltaDentalPlan: plan.isDeltaDentalPlan,
  IsAcaPlan: plan.isAcaPlan,
  IsShopPlan: plan.isShopPlan,
  IsIntegrated: plan.isIntegrated,
  IsAllowancePlan: plan.isAllowancePlan,
  EVisitFirst: plan.eVisitFirst,
  PlanSuiteName: plan.suiteName,
  MetalTier: plan.metalTier,
  ProviderNetworkType: plan.networkType,
  PlanType: plan.planKind,
  HsaCompatible: plan.coverage === 'medical' && isHsaCompatible(hsaPlanOf(plan), plan.businessYear),
  PlanDetailsPreferredNetwork: {
    Tier1PlanDetails: toTierDetails(plan.tier1),
    Tier2PlanDetails: plan.tier2 && toTierDetails(plan.tier2),
  },
  CanBeDisplayed: true,
});

export const toTierDetails = (costs: TierCosts): TierPlanDetails => ({
  MedicalDeductibleIndividual: dollars(costs.deductibleIndividualCents),
  MedicalDeductibleFamily: dollars(costs.deductibleFamilyCents),
  OutOfPocketMaximumIndividual: dollars(costs.outOfPocketIndividualCents),
  OutOfPocketMaximumFamily: dollars(costs.outOfPocketFamilyCents),
  CoinsurancePercent: costs.coinsurancePercent,
  PrimaryCareCopay: costs.primaryCareCopay,
  SpecialistCopay: costs.specialistCopay,
  UrgentCareCopay: costs.urgentCareCopay,
  EmergencyRoomCopay: costs.emergencyRoomCopay,
  GenericDrugCopay: costs.genericDrugCopay,
});

const dollars = (cents: number | null): number | null => (cents === null ? null : dollarsFromCents(cents));

export const labelsOf = ({ groupId }: AnyQuote): typeof RELATIONSHIP_LABELS =>
  groupId === null ? HOUSEHOLD_LABELS : RELATIONSHIP_LABELS;

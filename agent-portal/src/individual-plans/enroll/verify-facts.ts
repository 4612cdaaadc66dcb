import type { Rules } from '#shared/business-rules/rules';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { grantedLevelText } from '#shared/marketplace/marketplace-facts';
import { reducedCosts } from '#shared/plans/cost-reduction';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { SelectedPlan } from '#shared/plans/plan.record';

export const MEDICAL_ONLY = 'The tax credit applies to the medical plan only.';

/** One plan as it is enrolled, dollars a month. */
export interface VerifiedPlan {
  name: string;
  people: string;
  /** Of the plan: "Reduced costs (87%)"; null for dental and vision plans, which have none. */
  costSharing: string | null;
  /** How the premium comes about; empty where nothing is taken off it. */
  amounts: readonly (readonly [name: string, dollars: number])[];
  /** What the plan does not get of what was granted. */
  notes: readonly string[];
  /** What remains to pay; null = unknown. */
  net: number | null;
}

/** What the agent compares with the marketplace's decision before enrolling. */
export const verifyFacts = (
  { EffectiveDate, Ffm }: Pick<IndividualQuoteResponse, 'EffectiveDate' | 'Ffm'>,
  rules: Rules,
): (readonly [name: string, value: string])[] => [
  ['Effective date', formatDay(EffectiveDate)],
  ['Cost sharing granted', grantedLevelText(Ffm?.CsrLevel ?? 1, rules)],
];

export function verifiedPlan(
  plan: SelectedPlan,
  { elected, level }: { elected: number; level: CsrLevel },
): VerifiedPlan {
  const { PlanDisplayName, IsMedical, Members } = plan;
  return {
    name: PlanDisplayName,
    people: Members.map(({ Name }) => Name).join(', '),
    costSharing: IsMedical ? (reducedCosts(plan) ?? 'Standard costs') : null,
    amounts: IsMedical ? amountsOf(plan, elected) : [],
    notes: IsMedical ? [limitOf(plan, elected), reductionNote(plan, level)].filter((note) => note !== null) : [],
    net: netPremiumOf(plan),
  };
}

const amountsOf = ({ MarketRate, EHBAmount }: SelectedPlan, elected: number): VerifiedPlan['amounts'] =>
  MarketRate === null
    ? []
    : [
        ['Market premium', MarketRate],
        ['Part for essential health benefits', EHBAmount ?? 0],
        ['Elected tax credit', elected],
      ];

/** Added up in whole cents; null if one of them is unknown. */
export const totalOf = (plans: readonly Pick<VerifiedPlan, 'net'>[]): number | null =>
  plans.some(({ net }) => net === null)
    ? null
    : dollarsFromCents(plans.reduce((sum, { net }) => sum + centsFromDollars(net!), 0));

/** Level 4 to 6 is lost with another metal tier: worth a second look. 45 CFR 155.305(g). */
const reductionNote = ({ MetalTier }: SelectedPlan, level: CsrLevel): string | null =>
  level >= 4 && MetalTier !== 'Silver' ? 'The reduced costs come with silver plans only.' : null;

/** 26 CFR 1.36B-1(c) and 1.36B-3(j). */
function limitOf({ MetalTier, MarketRate, ...plan }: SelectedPlan, elected: number): string | null {
  const net = netPremiumOf(plan);
  if (elected === 0 || net === null || MarketRate === null) {
    return null;
  }
  if (MetalTier === 'Catastrophic') {
    return 'Catastrophic plans have no tax credit.';
  }
  return centsFromDollars(MarketRate) - centsFromDollars(net) < centsFromDollars(elected)
    ? 'The tax credit pays at most the part for essential health benefits.'
    : null;
}

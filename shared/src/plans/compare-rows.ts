import type { Plan, PlanBreakdown } from '#shared/contract/plans';
import { formatDollars } from '#shared/formats/currency';
import { costText, KIND_LABELS } from '#shared/plans/plan-texts';

export interface CompareRow {
  category: string;
  name: string;
  /** One text for each plan. */
  values: readonly string[];
  /** The plans differ here. */
  differs: boolean;
}

type Benefits = PlanBreakdown['Benefits'];

export const NOT_LISTED = 'Not listed';

/** What the plans cost and cover, line by line. Benefits that only one of them lists are shown for all. */
export function compareRows(
  plans: readonly Plan[],
  benefits: readonly (Benefits | null)[],
  premiumOf: (plan: Plan) => number | null,
): CompareRow[] {
  const costs = plans.map(({ PlanDetailsPreferredNetwork }) => PlanDetailsPreferredNetwork.Tier1PlanDetails);
  return [
    row(
      'Premium',
      'Monthly premium',
      plans.map((plan) => amount(premiumOf(plan), plan)),
    ),
    row(
      'Plan',
      'Metal tier',
      plans.map(({ MetalTier }) => MetalTier ?? NOT_LISTED),
    ),
    row(
      'Plan',
      'Network',
      plans.map(({ ProviderNetworkType }) => ProviderNetworkType ?? NOT_LISTED),
    ),
    row(
      'Plan',
      'Plan type',
      plans.map(({ PlanType }) => KIND_LABELS[PlanType]),
    ),
    row(
      'Plan',
      'Suite',
      plans.map(({ PlanSuiteName }) => PlanSuiteName ?? 'None'),
    ),
    row(
      'Costs',
      'Deductible, individual',
      costs.map((cost) => costText(cost.MedicalDeductibleIndividual)),
    ),
    row(
      'Costs',
      'Deductible, family',
      costs.map((cost) => costText(cost.MedicalDeductibleFamily)),
    ),
    row(
      'Costs',
      'Out-of-pocket maximum, individual',
      costs.map((cost) => costText(cost.OutOfPocketMaximumIndividual)),
    ),
    row(
      'Costs',
      'Out-of-pocket maximum, family',
      costs.map((cost) => costText(cost.OutOfPocketMaximumFamily)),
    ),
    ...benefitRows(benefits),
  ];
}

function benefitRows(benefits: readonly (Benefits | null)[]): CompareRow[] {
  const keys = new Map<string, { category: string; name: string }>();
  for (const { Category, Benefit } of benefits.flatMap((listed) => listed ?? [])) {
    keys.set(`${Category}\n${Benefit}`, { category: Category, name: Benefit });
  }
  return [...keys.values()]
    .filter(({ name }) => !IN_COSTS.test(name))
    .map(({ category, name }) =>
      row(
        category,
        name,
        benefits.map((listed) => {
          const found = listed?.find(({ Category, Benefit }) => Category === category && Benefit === name);
          return listed === null ? '' : found ? inBothNetworks(found) : NOT_LISTED;
        }),
      ),
    );
}

/** Said above already. */
const IN_COSTS = /^(Deductible|Out-of-pocket maximum),/;

const inBothNetworks = ({ InNetwork, OutOfNetwork }: Benefits[number]): string =>
  InNetwork === OutOfNetwork || OutOfNetwork === '' ? InNetwork : `${InNetwork}; out of network: ${OutOfNetwork}`;

const amount = (premium: number | null, { RatesMessage }: Plan): string =>
  premium === null ? RatesMessage : formatDollars(premium);

const row = (category: string, name: string, values: readonly string[]): CompareRow => ({
  category,
  name,
  values,
  differs: new Set(values).size > 1,
});

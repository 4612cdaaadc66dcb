import type { Plan, PlanBreakdown } from '#shared/plans/plan.record';
import { changeText } from '#shared/formats/percent';
import { centsFromDollars, formatCents, formatDollars } from '#shared/formats/currency';
import { reducedCosts } from '#shared/plans/cost-reduction';
import { creditOf, isUnderCredit, unsubsidizedPart } from '#shared/plans/net-premium-of';
import { outsideNetwork } from '#shared/plans/outside-network';
import { costText, KIND_LABELS } from '#shared/plans/plan-texts';
import { answerFor, doctorName, NETWORK_WORDS } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { COST_YEARS, yearlyCost, type YearTerms } from '#shared/plans/yearly-cost';
import { COST_YEAR_LABELS, costYearMeanings, yearlyCostTitle, yearText } from '#shared/plans/yearly-cost-words';

export interface CompareRow {
  category: string;
  name: string;
  /** One text per plan. */
  values: readonly string[];
  /** The plans differ here. */
  differs: boolean;
}

type Benefits = PlanBreakdown['Benefits'];

const NOT_KNOWN = 'Not known';
export const NOT_LISTED = 'Not listed';

/**
 * What the plans cost and cover, row by row. A benefit that only one of them lists is shown for all.
 * @param yearly of a household: `yearlyCostRows`, of a group: `yearlyPremiumRow`; and what else stands below the premiums
 */
export function compareRows(
  plans: readonly Plan[],
  benefits: readonly (Benefits | null)[],
  premiumOf: (plan: Plan) => number | null,
  yearly: readonly CompareRow[] = [],
): CompareRow[] {
  const costs = plans.map(({ PlanDetailsPreferredNetwork }) => PlanDetailsPreferredNetwork.Tier1PlanDetails);
  const outside = benefits.map((listed) => outsideNetwork(listed ?? []));
  return [
    row(
      'Premium',
      'Monthly premium',
      plans.map((plan) => amount(premiumOf(plan), plan)),
    ),
    ...differenceRows(plans, premiumOf),
    ...marketRows(plans),
    ...yearly,
    ...planRows(plans),
    ...outsideRows(outside, benefits),
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
    ...benefitRows(
      benefits.map((listed, plan) => (listed && outside[plan] !== null ? insideOnly(listed) : listed)),
      inBothNetworks,
    ).filter(({ name }) => !IN_COSTS.test(name)),
  ];
}

/** What kind of plan each is. */
const planRows = (plans: readonly Plan[]): CompareRow[] => [
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
    'Health savings account',
    plans.map(({ HsaCompatible }) => (HsaCompatible ? 'Can be had' : 'No')),
  ),
  ...reductionRows(plans),
  row(
    'Plan',
    'Suite',
    plans.map(({ PlanSuiteName }) => PlanSuiteName ?? 'None'),
  ),
];

const AS_LISTED = 'As listed with each benefit';

/** Once for each plan that pays nothing outside its network, instead of once for each of its benefits. */
const outsideRows = (outside: readonly (string | null)[], benefits: readonly (Benefits | null)[]): CompareRow[] =>
  outside.every((text) => text === null)
    ? []
    : [
        row(
          'Plan',
          'Out of network',
          outside.map((text, plan) => text ?? (benefits[plan] ? AS_LISTED : '')),
        ),
      ];

const insideOnly = (benefits: Benefits): Benefits => benefits.map((benefit) => ({ ...benefit, OutOfNetwork: '' }));

/** Against the first plan, in dollars and percent. */
function differenceRows(plans: readonly Plan[], premiumOf: (plan: Plan) => number | null): CompareRow[] {
  const [first, ...others] = plans;
  if (!first || others.length === 0) {
    return [];
  }
  const before = premiumOf(first);
  const premiums = others.map(premiumOf);
  return [
    {
      category: 'Premium',
      name: `Difference from ${first.PlanDisplayName}`,
      values: [
        '–',
        ...premiums.map((premium) => (before === null || premium === null ? NOT_KNOWN : changeText(before, premium))),
      ],
      differs: before === null || premiums.some((premium) => premium !== before),
    },
  ];
}

/** What each plan costs a group in twelve months, as long as the same members are covered. */
export const yearlyPremiumRow = (plans: readonly Plan[], premiumOf: (plan: Plan) => number | null): CompareRow =>
  row(
    'Premium',
    'Yearly premium',
    plans.map((plan) => {
      const premium = premiumOf(plan);
      return premium === null ? plan.RatesMessage : formatCents(centsFromDollars(premium) * 12);
    }),
  );

/** What each plan costs a household in a good, a usual and a bad year. */
export function yearlyCostRows(
  plans: readonly Plan[],
  premiumOf: (plan: Plan) => number | null,
  terms: YearTerms,
): CompareRow[] {
  const costs = plans.map((plan) => yearlyCost(plan, premiumOf(plan), terms));
  const meanings = costYearMeanings(terms);
  return COST_YEARS.map((year) =>
    row(
      yearlyCostTitle(terms),
      `${COST_YEAR_LABELS[year]}: ${meanings[year]}`,
      costs.map((cost) => yearText(cost[year])),
    ),
  );
}

/** Whether the doctors whom the client wants to keep are in the network of each plan. */
export const doctorRows = (doctors: readonly QuoteDoctor[], plans: readonly Plan[]): CompareRow[] =>
  doctors.map((doctor) => {
    const answers = plans.map(({ PlanId }) => answerFor(doctor, PlanId));
    return {
      category: 'Doctors',
      name: doctorName(doctor, doctors),
      values: answers.map((answer) => NETWORK_WORDS[answer]),
      differs: new Set(answers).size > 1,
    };
  });

/** Beside what remains of it under a household's tax credit. */
const marketRows = (plans: readonly Plan[]): CompareRow[] =>
  plans.some(isUnderCredit)
    ? [
        row(
          'Premium',
          'Full price',
          plans.map((plan) => amount(plan.MarketRate, plan)),
        ),
        row(
          'Premium',
          'Tax credit',
          plans.map((plan) => amount(creditOf(plan), plan)),
        ),
        row(
          'Premium',
          'Not eligible for tax credit',
          plans.map((plan) => amount(unsubsidizedPart(plan), plan)),
        ),
      ]
    : [];

const reductionRows = (plans: readonly Plan[]): CompareRow[] =>
  plans.some(({ CostReduction }) => CostReduction)
    ? [
        row(
          'Plan',
          'Cost sharing',
          plans.map((plan) => reducedCosts(plan) ?? 'Standard costs'),
        ),
      ]
    : [];

/**
 * Every benefit that any of the plans lists, in the order of the first plan that lists it. A benefit is identified by category and
 * name: "Inpatient stay" under hospital differs from "Inpatient stay" under mental health.
 */
export function benefitRows(
  benefits: readonly (Benefits | null)[],
  textOf: (benefit: Benefits[number]) => string,
): CompareRow[] {
  const listedOnce = new Map(benefits.flatMap((listed) => listed ?? []).map((benefit) => [keyOf(benefit), benefit]));
  return [...listedOnce].map(([key, { Category, Benefit }]) =>
    row(
      Category,
      Benefit,
      benefits.map((listed) => {
        const found = listed?.find((benefit) => keyOf(benefit) === key);
        return listed === null ? '' : found ? textOf(found) : NOT_LISTED;
      }),
    ),
  );
}

const keyOf = ({ Category, Benefit }: Benefits[number]): string => `${Category}\n${Benefit}`;

/** Already shown above. */
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

/** Spec 002 section 5, "Individual plan selection", and section 9: at most three medical plans. */
export const MOST_COMPARED = 3;
export const TOO_MANY_COMPARED = 'You may only choose up to three medical plans for comparison.';
export const NONE_COMPARED = 'At least one medical plan must be selected to compare.';

/** @returns the message to show, or null when this many medical plans can be compared */
export function compareChoiceProblem(plans: number): string | null {
  return plans === 0 ? NONE_COMPARED : plans > MOST_COMPARED ? TOO_MANY_COMPARED : null;
}

/** For a request that names a current plan the group does not have. */
export const notACurrentPlan = (name: string, buyer: 'group' | 'household' = 'group'): string =>
  buyer === 'group'
    ? `${name} is not one of this group’s current plans.`
    : `${name} is not the plan of the contract that this quote renews.`;

/** The marks after a click on "Compare"; a text if there are already three. */
export function toggleCompared(marked: readonly number[], planId: number): readonly number[] | string {
  if (marked.includes(planId)) {
    return marked.filter((id) => id !== planId);
  }
  return marked.length >= MOST_COMPARED ? TOO_MANY_COMPARED : [...marked, planId];
}

/** The plans to compare: the marked ones or, if none is marked, the selected medical plans; a text if the comparison cannot open. */
export function comparedPlans(
  marked: readonly number[],
  selectedMedical: readonly number[],
): readonly number[] | string {
  const ids = marked.length > 0 ? marked : selectedMedical;
  return compareChoiceProblem(ids.length) ?? ids;
}

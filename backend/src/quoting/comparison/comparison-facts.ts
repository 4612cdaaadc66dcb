import { ageOn, type IsoDate } from '#shared/dates/iso-date';
import { capitalized, counted } from '#shared/formats/text';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { coverageOf, creditWords } from '#shared/plans/plan-texts';
import type { Plan } from '#shared/plans/plan.record';
import type { ProposalFigures, ProposedPlan } from '#shared/proposals/proposal-figures.record';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { COVERAGES } from '#shared/plans/plan-codes';
import type { Fact } from '../../platform/documents/pdf/pdf-kit.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import type { HouseholdCosts } from './subsidy-rows.ts';

/** The people, the income and the tax credit behind a household's prices. Surnames are left out: a comparison is passed around. */
export const householdBasis = (
  { individual, effectiveDate }: IndividualQuote,
  members: readonly QuotedMember[],
  { credit }: Pick<HouseholdCosts, 'credit'>,
): Fact[] => [
  ['For', peopleText(members, effectiveDate)],
  ...incomeOf(individual),
  ...(credit ? [['Tax credit', `${capitalized(creditWords(credit))} a month`] satisfies Fact] : []),
];

/** "Ada (41), Person 2 (39)": those who are priced, with their ages on the day on which coverage begins. */
const peopleText = (members: readonly QuotedMember[], effectiveDate: IsoDate): string =>
  members
    .map((member, index) => ({ ...member, name: member.firstName || `Person ${index + 1}` }))
    .filter((member) => COVERAGES.some((coverage) => member[`${coverage}Status`] === 'Enroll'))
    .map(({ name, dateOfBirth }) => `${name} (${ageOn(dateOfBirth, effectiveDate)})`)
    .join(', ');

const incomeOf = ({ annualIncome, householdSize }: IndividualQuote['individual']): Fact[] =>
  annualIncome === null || householdSize === null
    ? []
    : [
        [
          'Income',
          `$${annualIncome.toLocaleString('en-US')} a year, ${counted(householdSize, 'person', 'people')} on the tax return`,
        ],
      ];

/** What the page behind the link of a household's comparison shows: plans that have a premium, by premium. */
export const comparisonFigures = (
  plans: readonly Plan[],
  { netRates, credit, creditNotes, notice }: HouseholdCosts,
  { doctors, people, insurer }: { doctors: QuoteDoctor[]; people: number; insurer: string },
): ProposalFigures => {
  const shown = plans.flatMap((plan) => comparedPlan(plan, netRates));
  const isUnder = shown.some(({ FullPremium }) => FullPremium !== null);
  return {
    InsurerName: insurer,
    Plans: shown.sort((one, other) => rank(one) - rank(other) || one.Premium - other.Premium),
    Assigned: null,
    Household: {
      People: people,
      Credit: isUnder && credit ? creditWords(credit) : null,
      Notes: [...creditNotes],
      Notice: notice,
      Doctors: doctors,
    },
  };
};

const rank = ({ Coverage }: ProposedPlan): number => COVERAGES.indexOf(Coverage);

function comparedPlan(plan: Plan, netRates: HouseholdCosts['netRates']): ProposedPlan[] {
  const { PlanId, PlanDisplayName, MetalTier, ProviderNetworkType, TotalMonthlyRate } = plan;
  const Premium = netRates?.get(PlanId) ?? netPremiumOf(plan);
  if (Premium === null) {
    return [];
  }
  const { Tier1PlanDetails: costs } = plan.PlanDetailsPreferredNetwork;
  return [
    {
      ...{ PlanId, PlanDisplayName, MetalTier, ProviderNetworkType, Premium },
      Coverage: coverageOf(plan),
      ...{ Employees: 0, PerEmployee: null, Employer: null, EmployeesPay: null },
      FullPremium: Premium === TotalMonthlyRate ? null : TotalMonthlyRate,
      Deductible: costs.MedicalDeductibleIndividual,
      OutOfPocketMaximum: costs.OutOfPocketMaximumIndividual,
    },
  ];
}

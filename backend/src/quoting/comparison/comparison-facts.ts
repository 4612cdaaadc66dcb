import { ageOn, type IsoDate } from '#shared/dates/iso-date';
import { capitalized, counted } from '#shared/formats/text';
import { creditWords } from '#shared/plans/plan-texts';
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

import { HOUSEHOLD_LABELS } from '#shared/census/census-codes';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { coverageSpan, INDIVIDUAL_KIND_LABELS } from '#shared/individuals/individual-terms';

type Household = Pick<IndividualEnrollmentResponse, 'Quote' | 'Members'>;

/** A quote can be priced before its people have names. */
export function householdTitle({ Quote, Members }: Household): string {
  const applicant = Members.find(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self');
  const name = applicant ? `${applicant.FirstName} ${applicant.LastName}`.trim() : '';
  return name ? `Plans for ${name}` : `Individual quote ${Quote.Id}`;
}

/** "Ada Byron"; of someone without a name, "the child (age 8)". */
export const calledOf = (member: Household['Members'][number]): string =>
  formatName(member) || `the ${HOUSEHOLD_LABELS[member.RelationshipToSubscriber].toLowerCase()} (age ${member.Age})`;

/** What the prices are based on. */
export function householdPriceFacts({ Quote, Members }: Household): { name: string; value: string }[] {
  const { Kind, CoverageLength, Address } = Quote.Individual;
  const priced = Members.filter(({ MedicalStatus }) => Quote.Companion === null || MedicalStatus === 'Enroll');
  return [
    {
      name: 'Enrollment type',
      value: [
        INDIVIDUAL_KIND_LABELS[Kind],
        ...(CoverageLength === null ? [] : [coverageSpan(Quote.EffectiveDate, CoverageLength)]),
      ].join(', '),
    },
    { name: 'Effective date', value: formatDay(Quote.EffectiveDate) },
    { name: 'County', value: Address.County },
    { name: priced.length === 1 ? 'Age' : 'Ages', value: priced.map(({ Age }) => Age).join(', ') },
  ];
}

import { GENDERS } from '#shared/census/census-codes';
import { CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import { MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { CONSUMER_ID } from '#shared/marketplace/consumer-id';
import { personDay, personName } from '#shared/persons/person-kinds';
import { MEMBER_ADDRESS } from '#shared/persons/person.record';
import { record, type Wire } from '#shared/records/field';
import { code, day, described, dollars, listOf, nested, orNull, requiredFlag, text } from '#shared/records/kinds';
import { identifier } from '#shared/systems/answers.record';

export const ENROLLMENT_PERIOD_KINDS = ['Open', 'Special', 'None'] as const;

/** The marketplace names relationships in its own words. */
const MARKETPLACE_WORD = { max: 40 };

const APPLICANT = record({
  ApplicantId: identifier('Applicant', CONSUMER_ID, '1000102-1'),
  FirstName: personName('First name', 'Ada'),
  LastName: personName('Last name', 'Byron'),
  DateOfBirth: personDay('Date of birth'),
  Gender: orNull(code('Gender', GENDERS)),
  Relationship: text('Relationship', { ...MARKETPLACE_WORD, about: 'As the marketplace words it.', example: 'self' }),
  Address: nested('Address', MEMBER_ADDRESS),
  TobaccoUse: requiredFlag('Tobacco'),
  IsEligible: requiredFlag('Eligible', 'For a plan of the marketplace.'),
  CsrLevel: code('Cost-sharing level', CSR_LEVELS),
});

const PERIOD = record({
  Kind: code('Enrollment period', ENROLLMENT_PERIOD_KINDS),
  ReasonCode: described(
    orNull(text('Reason code', { max: 10, example: '02' })),
    'Of a special enrollment, as the marketplace codes it.',
  ),
  EventDate: described(orNull(day('Event date')), 'Of a special enrollment.'),
  EffectiveDates: listOf('Effective dates', day('Effective date'), { most: 24 }),
});

/** What the marketplace decided about an application. Individuals, section 3. */
export const ELIGIBILITY = record('EligibilityResponse', {
  ConsumerId: identifier('Consumer ID', CONSUMER_ID, '1000102'),
  ApplicationId: identifier('Application', CONSUMER_ID, 'A-1000102'),
  ApplicationSelected: requiredFlag('Application selected'),
  Applicants: listOf('Applicants', nested('Applicant', APPLICANT), { most: MOST_PEOPLE }),
  AptcAmount: dollars('Tax credit', { min: 0, max: 100_000, about: 'Granted a month.' }),
  CsrLevel: code('Cost-sharing level', CSR_LEVELS),
  EnrollmentPeriod: nested('Enrollment period', PERIOD),
  SpecialEnrollmentVerificationPendingIndicator: requiredFlag('Verification pending'),
  SpecialEnrollmentVerificationDueDate: orNull(day('Verification due')),
});
export type Eligibility = Wire<typeof ELIGIBILITY>;
export type Applicant = Eligibility['Applicants'][number];

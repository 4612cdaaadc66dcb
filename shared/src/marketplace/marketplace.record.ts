import { GENDERS } from '#shared/census/census-codes';
import { CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import { MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { DATA_MATCHING_KINDS } from '#shared/follow-ups/follow-up';
import { personDay, personName } from '#shared/persons/person-kinds';
import { MEMBER_ADDRESS } from '#shared/persons/person.record';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  dollars,
  id,
  listOf,
  nested,
  optional,
  orNull,
  requiredFlag,
  text,
} from '#shared/records/kinds';
import { identifier } from '#shared/systems/answers.record';

/** Of the marketplace; part of the address with which an agent comes back from it. Individuals, decision 2. */
export const CONSUMER_ID = /^[A-Za-z0-9-]{1,40}$/;

export const ENROLLMENT_PERIOD_KINDS = ['Open', 'Special', 'None'] as const;

/** The marketplace names relationships in its own words. */
const MARKETPLACE_WORD = { max: 40 };

/** Of a household. Ours. */
const MOST_MATCHINGS = 100;

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

/** A fact that the marketplace cannot match with the data of others: 45 CFR 155.315(f). */
const DATA_MATCHING = record({
  ApplicantId: APPLICANT.ApplicantId,
  Kind: code('What does not match', DATA_MATCHING_KINDS),
  DueDate: described(orNull(day('Proof due')), 'null: as the rules say.'),
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
  DataMatchingIssues: described(
    optional(listOf('Data matching', nested('Data matching issue', DATA_MATCHING), { most: MOST_MATCHINGS })),
    'What the household still has to prove; left out: nothing.',
  ),
});
export type Eligibility = Wire<typeof ELIGIBILITY>;
export type Applicant = Eligibility['Applicants'][number];
export type DataMatchingIssue = Wire<typeof DATA_MATCHING>;

/** POST ffmredirect/outbound: spec 002 section 7, "Marketplace". */
export const MARKETPLACE_REDIRECT = record('MarketplaceRedirectBody', {
  UserName: text('Marketplace user ID', { max: 60, example: 'ada.byron' }),
  AgentId: text('Agent', { max: 20, about: 'The number of the agent who is signed in.', example: 'A1001' }),
  ConsentId: described(id('Consent'), 'Under which the client is helped. Ours: 45 CFR 155.220(j)(2)(iii).'),
});
export type MarketplaceRedirect = Wire<typeof MARKETPLACE_REDIRECT>;

export const MARKETPLACE_PAGE = record('MarketplacePageAnswer', {
  Success: requiredFlag('Success'),
  Message: text('Address', {
    about: 'The page of the marketplace, if Success; otherwise why there is none.',
    example: 'https://marketplace.example.com/apply/kV1b6Yq3n0',
  }),
});
export type MarketplacePage = Wire<typeof MARKETPLACE_PAGE>;

/** The answer of POST {MARKETPLACE_URL}/verifications: what became of a special enrollment whose documents the marketplace wants to see. */
export const VERIFICATION = record({
  Status: code('Verification', ['Pending', 'Confirmed', 'NotConfirmed']),
  DueDate: described(orNull(day('Verification due')), 'Of a pending one.'),
});
export type Verification = Wire<typeof VERIFICATION>;

/** It becomes the number of the contract, which is no longer. */
const POLICY_ID = /^[A-Za-z0-9-]{1,20}$/;

/** The answer of POST {MARKETPLACE_URL}/enrollments to an accepted enrollment. */
export const ENROLLED = record({
  ApplicationId: ELIGIBILITY.ApplicationId,
  PolicyId: identifier('Policy', POLICY_ID, 'P-4711'),
  SpecialEnrollmentVerificationPendingIndicator: ELIGIBILITY.SpecialEnrollmentVerificationPendingIndicator,
  SpecialEnrollmentVerificationDueDate: ELIGIBILITY.SpecialEnrollmentVerificationDueDate,
});

import { MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { QUOTE_DOCUMENT } from '#shared/enrollment/documents.record';
import { MAX_DOCUMENTS } from '#shared/enrollment/upload-rules';
import { SIGNATURE } from '#shared/enrollment/signature.record';
import {
  ETHNICITIES,
  ETHNICITY_LABELS,
  PANEL_NAMES,
  PANEL_STATES,
  RACE_LABELS,
  RACES,
} from '#shared/individual-enrollment/enrollment-codes';
import { ELIGIBILITY_QUESTIONS, HEALTH_QUESTIONS } from '#shared/individual-enrollment/questions';
import {
  INDIVIDUAL_ENROLLMENT,
  INDIVIDUAL_HOUSEHOLD,
  INDIVIDUAL_MEMBER,
  INDIVIDUAL_MEMBER_ROW,
} from '#shared/individuals/individual-quote.record';
import { MARKETPLACE_APPLICATION } from '#shared/marketplace/enroll.record';
import { inColumn, orAsStored, orBlank, yesNo } from '#shared/persons/person-kinds';
import { CARE, ENROLLED_PERSON } from '#shared/persons/person.record';
import { METAL_TIERS, NETWORK_TYPES } from '#shared/plans/plan-codes';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { type Field, record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  described,
  dollars,
  flag,
  id,
  listOf,
  nested,
  orNull,
  requiredFlag,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';

/** In columns of their own: only enrollments of households ask for them. */
export const BACKGROUND = record({
  Race: orBlank(code('Race', RACES, RACE_LABELS)),
  Ethnicity: orBlank(code('Ethnicity', ETHNICITIES, ETHNICITY_LABELS)),
});

/** What an enrollment asks beyond the census. Spec 001 sections 3 and 5, "Individual member info". */
export const MEMBER_INFO = record({
  ...BACKGROUND,
  SameAsPrimary: inColumn('livesWithEmployee', yesNo('Same address as the applicant')),
  HomeAddress: described(ENROLLED_PERSON.HomeAddress, 'Ignored with SameAsPrimary.'),
  MailingAddressSameAsHome: ENROLLED_PERSON.MailingAddressSameAsHome,
  MailingAddress: described(ENROLLED_PERSON.MailingAddress, 'Ignored with MailingAddressSameAsHome.'),
  ...CARE,
});

/** What follows from it. */
const FOUND = record({
  RateArea: orNull(
    whole('Rating area', { min: 1, max: 16, about: 'Of the home; null outside Michigan.', example: 12 }),
  ),
  PrimaryCareProviderProblem: orNull(
    text('Provider problem', { about: "The provider directory's objection, if the plan needs a provider." }),
  ),
  SavedByStaff: flag('Saved by staff', { about: 'Staff saved this person last: no SSN is required.' }),
});

const INFO_AS_STORED = {
  Race: orAsStored(MEMBER_INFO.Race),
  Ethnicity: orAsStored(MEMBER_INFO.Ethnicity),
  SameAsPrimary: orAsStored(MEMBER_INFO.SameAsPrimary),
  HomeAddress: orAsStored(MEMBER_INFO.HomeAddress),
  MailingAddressSameAsHome: orAsStored(MEMBER_INFO.MailingAddressSameAsHome),
  MailingAddress: orAsStored(MEMBER_INFO.MailingAddress),
  PrimaryCareProviderId: orAsStored(MEMBER_INFO.PrimaryCareProviderId),
  PrimaryCareProviderName: orAsStored(MEMBER_INFO.PrimaryCareProviderName),
  PrimaryCareProviderAutoAssign: orAsStored(MEMBER_INFO.PrimaryCareProviderAutoAssign),
  PrimaryCareProviderExistingPatient: orAsStored(MEMBER_INFO.PrimaryCareProviderExistingPatient),
};

/** One person as sent: what is left out stays as stored. */
const ENROLLING_MEMBER_SENT = record({ ...INDIVIDUAL_MEMBER, ...INFO_AS_STORED, ...sentBack(FOUND) });
/** One person as answered, in the order of the census. */
export const ENROLLING_MEMBER = record({ ...INDIVIDUAL_MEMBER_ROW, ...MEMBER_INFO, ...FOUND });

/**
 * PUT /api/enrollment/PutIndividualenrollment/{quoteId}: everyone, and who was removed; the census while quoting, the member info while
 * enrolling. A person who is in neither was added by someone else meanwhile: the request is then outdated.
 */
export const ENROLLING_MEMBERS = record('SentMembers', {
  Members: listOf('Members', nested('Member', ENROLLING_MEMBER_SENT), { least: 1, most: MOST_PEOPLE }),
  RemovedIds: { ...listOf('Removed members', id('Member'), { most: MOST_PEOPLE }), fallback: [] },
});

const answersTo = <Name extends string>(questions: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(questions).map(([name, question]) => [name, orNull(requiredFlag('The answer', question))]),
  ) as Record<Name, Field<boolean | null>>;
const ELIGIBILITY = record(answersTo(ELIGIBILITY_QUESTIONS));
const HEALTH = record(answersTo(HEALTH_QUESTIONS));

const leftOut = <Name extends string>(answers: Record<Name, Field<boolean | null>>) =>
  Object.fromEntries(
    Object.entries<Field<boolean | null>>(answers).map(([name, answer]) => [name, orAsStored(answer)]),
  ) as Record<Name, ReturnType<typeof orAsStored<boolean | null>>>;

const ANSWERS_VERSION = whole('Version of the answers', {
  min: 0,
  max: 2_147_483_647,
  about: '0 while nothing is answered.',
  example: 0,
});

/** POST /api/enrollment/postShorttermHealthInformation: what is left out stays as stored, null takes an answer back. */
export const SHORT_TERM_ANSWERS = record('SentAnswers', {
  QuoteId: id('Quote'),
  /** As answered with the answers that the user saw; left out, nobody else's are looked for. */
  AnswersVersion: orAsStored(ANSWERS_VERSION),
  ...leftOut(ELIGIBILITY),
  ...leftOut(HEALTH),
});

const PANEL_PROBLEM = record({
  MemberId: orNull(id('Member')),
  Field: text('Field', { about: 'Of the person, or of the answers.', example: 'HomeAddress.AddressLine1' }),
  Message: text('Message', { example: 'Ada Byron: Home street address is required.' }),
});
export const PANEL = record({
  Name: code('Panel', PANEL_NAMES),
  State: code('State', PANEL_STATES),
  Missing: count('Missing'),
  Problems: described(
    listOf('Problems', nested('Problem', PANEL_PROBLEM), { most: 1000 }),
    'What is missing, in page order.',
  ),
});

/** How far an enrollment is. Until it is started there are no panels. */
const PROGRESS = record({
  Panels: listOf('Panels', nested('Panel', PANEL)),
  AmountDue: described(
    orNull(dollars('Amount due')),
    'The first month of all selected plans after the tax credit; 0 while it can be left out, null before enrollment is started.',
  ),
  CanSubmit: flag('Can submit', { about: 'By this user, now.' }),
  SubmitProblem: orNull(text('Problem', { about: 'Why not.' })),
});

/** What a save has made of the quote. */
const SAVED = {
  Message: text('Message', { example: 'Member information successfully saved.' }),
  Status: code('Status', QUOTE_STATUSES),
  Version: described(version(), "The quote's."),
  ...PROGRESS,
};

/** The response of PUT PutIndividualenrollment. */
export const SAVED_MEMBERS = record('SavedMembersAnswer', {
  Members: listOf('Members', nested('Member', ENROLLING_MEMBER), { most: MOST_PEOPLE }),
  Problems: INDIVIDUAL_HOUSEHOLD.Problems,
  ...SAVED,
});

const ANSWERS = {
  Eligibility: nested('Eligibility', ELIGIBILITY),
  Health: described(nested('Health', HEALTH), 'Of short-term plans. That staff have read the answers is recorded.'),
  AnswersVersion: ANSWERS_VERSION,
};
/** The response of POST postShorttermHealthInformation. */
export const SAVED_ANSWERS = record('SavedAnswersAnswer', { ...ANSWERS, ...SAVED });

/** GET /api/enrollment/GetIndividualEnrollment/{quoteId}. */
export const ENROLLMENT_PAGE = record('EnrollmentPageAnswer', {
  ...INDIVIDUAL_ENROLLMENT,
  Members: SAVED_MEMBERS.Members,
  ...ANSWERS,
  Documents: described(
    listOf('Documents', nested('Document', QUOTE_DOCUMENT), { most: MAX_DOCUMENTS }),
    'Individual proofs, document type 16.',
  ),
  Signature: orNull(nested('Signature', SIGNATURE)),
  MedicalPlan: described(
    orNull(
      nested(
        'Medical plan',
        record({
          PlanId: id('Plan'),
          PlanDisplayName: text('Plan'),
          ProviderNetworkType: orNull(code('Network', NETWORK_TYPES)),
          MetalTier: orNull(code('Metal tier', METAL_TIERS)),
        }),
      ),
    ),
    'The selected one. HMO and POS plans need a primary care provider.',
  ),
  Marketplace: described(
    orNull(
      nested(
        'Marketplace',
        record({
          ...MARKETPLACE_APPLICATION,
          ElectedCredit: dollars('Elected tax credit', {
            about: 'Taken in advance for this plan, a month: of a household in two plans its part.',
          }),
        }),
      ),
    ),
    'Of a marketplace quote.',
  ),
  EditProblem: orNull(text('Problem', { about: 'Why the panels cannot be changed now; null = can.' })),
  ...PROGRESS,
});

export type EnrollingMember = Wire<typeof ENROLLING_MEMBER>;
export type EnrollingMemberRequest = Sent<typeof ENROLLING_MEMBER_SENT>;
export type EnrollingMembersRequest = Wire<typeof ENROLLING_MEMBERS>;
export type ShortTermAnswersRequest = Sent<typeof SHORT_TERM_ANSWERS>;
export type Panel = Wire<typeof PANEL>;
export type PanelProblem = Wire<typeof PANEL_PROBLEM>;
export type EnrollmentProgress = Wire<typeof PROGRESS>;
export type SavedMembersResponse = Wire<typeof SAVED_MEMBERS>;
export type SavedAnswersResponse = Wire<typeof SAVED_ANSWERS>;
export type EnrollmentPageResponse = Wire<typeof ENROLLMENT_PAGE>;

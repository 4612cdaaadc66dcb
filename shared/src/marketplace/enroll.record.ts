import { MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { CONSUMER_ID } from '#shared/marketplace/marketplace.record';
import { REFUSAL_ACTIONS, REFUSAL_ACTORS } from '#shared/marketplace/enroll-refusals';
import { coded } from '#shared/persons/person-kinds';
import { record, type Sent, type Wire } from '#shared/records/field';
import { code, day, described, dollars, id, listOf, nested, optional, requiredFlag, text } from '#shared/records/kinds';

/**
 * POST individual-health-insurance-api/api/ffmenrollment/enroll: spec 001 section 7. What the user saw; the server computes all of it anew
 * and refuses what differs. Individuals, decision 17.
 */
export const MARKETPLACE_ENROLLMENT = record('MarketplaceEnrollmentBody', {
  QuoteId: described(optional(id('Quote')), "null: this user's own open quote of the consumer."),
  ConsumerId: coded('Consumer ID', CONSUMER_ID, '1000102'),
  agentId: text('Agent', { max: 20, about: 'The number of the agent who is signed in.', example: 'A1001' }),
  NpnNumber: text('National Producer Number', { max: 10, example: '1234567' }),
  planId: id('Plan'),
  payment: described(dollars('Payment', { min: 0 }), 'The amount due as the user saw it.'),
  electedAPTCAmount: described(dollars('Elected amount', { min: 0 }), 'Tax credit a month that is taken in advance.'),
  APTCAttestation: requiredFlag('Attestation', 'The client accepts the conditions of the tax credit.'),
  applicants: listOf(
    'Applicants',
    nested(
      'Applicant',
      record({
        ApplicantId: coded('Applicant', CONSUMER_ID, '1000102-1'),
        TobaccoUse: requiredFlag('Tobacco'),
        LastUse: described(optional(day('Last tobacco use')), 'Of someone who uses tobacco.'),
      }),
    ),
    { least: 1, most: MOST_PEOPLE },
  ),
});

/** Of the enrollment page of a marketplace quote. */
export const MARKETPLACE_APPLICATION = record({
  ConsumerId: coded('Consumer ID', CONSUMER_ID, '1000102'),
  ApplicationId: coded('Application', CONSUMER_ID, 'A-1000102'),
  Applicants: described(
    listOf(
      'Applicants',
      nested(
        'Applicant',
        record({ MemberId: id('Member'), ApplicantId: coded('Applicant', CONSUMER_ID, '1000102-1') }),
      ),
      { most: MOST_PEOPLE },
    ),
    'Those who enroll in the plan.',
  ),
});

/** Why the marketplace did not enroll, and who must act. */
export const MARKETPLACE_REFUSAL = record({
  Code: text('Code', { about: "The marketplace's own, or ActiveContract.", example: 'InvalidPlanID' }),
  Who: code('Who must act', REFUSAL_ACTORS),
  Action: code('Next step', REFUSAL_ACTIONS),
});

/** Characters. Individuals, decision 39. */
export const ENROLL_ERROR_LIMIT = 300;
/** POST /api/Individual/LogFfmEnrollError/{quoteId}: spec 001 section 7. */
export const FFM_ENROLL_ERROR = record('FfmEnrollErrorBody', {
  Message: text('Message', {
    max: ENROLL_ERROR_LIMIT,
    about: 'Stored without numbers and dates that could be personal data.',
  }),
});

export type MarketplaceEnrollmentRequest = Sent<typeof MARKETPLACE_ENROLLMENT>;
export type MarketplaceApplication = Wire<typeof MARKETPLACE_APPLICATION>;
export type MarketplaceRefusal = Wire<typeof MARKETPLACE_REFUSAL>;

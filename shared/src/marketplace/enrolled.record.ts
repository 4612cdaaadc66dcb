import { CONSUMER_ID } from '#shared/marketplace/consumer-id';
import { ELIGIBILITY } from '#shared/marketplace/eligibility.record';
import { coded } from '#shared/persons/person-kinds';
import { record } from '#shared/records/field';

/** The answer of POST {MARKETPLACE_URL}/enrollments to an accepted enrollment. */
export const ENROLLED = record({
  ApplicationId: ELIGIBILITY.ApplicationId,
  PolicyId: coded('Policy', CONSUMER_ID, 'P-4711'),
  SpecialEnrollmentVerificationPendingIndicator: ELIGIBILITY.SpecialEnrollmentVerificationPendingIndicator,
  SpecialEnrollmentVerificationDueDate: ELIGIBILITY.SpecialEnrollmentVerificationDueDate,
});

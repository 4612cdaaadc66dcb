import { ELIGIBILITY } from '#shared/marketplace/eligibility.record';
import { record } from '#shared/records/field';
import { identifier } from '#shared/systems/answers.record';

/** It becomes the number of the contract, which is no longer. */
const POLICY_ID = /^[A-Za-z0-9-]{1,20}$/;

/** The answer of POST {MARKETPLACE_URL}/enrollments to an accepted enrollment. */
export const ENROLLED = record({
  ApplicationId: ELIGIBILITY.ApplicationId,
  PolicyId: identifier('Policy', POLICY_ID, 'P-4711'),
  SpecialEnrollmentVerificationPendingIndicator: ELIGIBILITY.SpecialEnrollmentVerificationPendingIndicator,
  SpecialEnrollmentVerificationDueDate: ELIGIBILITY.SpecialEnrollmentVerificationDueDate,
});

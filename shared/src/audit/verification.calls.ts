import { calls, get, post } from '#shared/answers/calls';
import { AUDIT_VERIFICATION, VERIFY_AUDIT } from '#shared/audit/audit.record';

/** Verifies that every row of the audit trail follows from the one before it. */
export const VERIFICATION = calls('/api/audit', ['superuser'], {
  read: get('Verification', {
    about: 'The result of the last verification, or the progress of the current one.',
    answers: AUDIT_VERIFICATION,
  }),
  verify: post('Verify', {
    about: 'Verifies the next rows; call it until its status is no longer Running.',
    body: VERIFY_AUDIT,
    answers: AUDIT_VERIFICATION,
  }),
});

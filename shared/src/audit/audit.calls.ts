import { calls, CSV, get, post } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { AUDIT_DETAILS, AUDIT_ROW, AUDIT_VERIFICATION, VERIFY_AUDIT } from '#shared/audit/audit.record';

/** Who did what, when and from where. Design section 5, "Audit". */
export const AUDIT = calls('/api', ['superuser'], {
  list: get('audit', {
    about: 'Newest first. Counts and pages end at 10,000 rows.',
    query: LIST_QUERY,
    answers: [AUDIT_ROW],
    refuses: ['RULE_BROKEN'],
  }),
  export: get('audit.csv', {
    about: 'Everything that matches, newest first.',
    query: LIST_QUERY,
    answers: CSV,
    refuses: ['RULE_BROKEN'],
  }),
  find: get('audit/:id', {
    about: 'One row, with its place in its chain.',
    answers: AUDIT_DETAILS,
    refuses: ['NOT_FOUND'],
  }),
});

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

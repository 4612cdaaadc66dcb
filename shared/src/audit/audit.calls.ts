import { CSV, calls, get } from '#shared/answers/calls';
import { LIST_QUERY } from '#shared/answers/list-query.record';
import { AUDIT_DETAILS, AUDIT_ROW } from '#shared/audit/audit.record';

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

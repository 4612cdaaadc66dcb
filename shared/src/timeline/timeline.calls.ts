import { calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { TIMELINE_ENTRY, TIMELINE_QUERY } from '#shared/timeline/timeline.record';

/** The history of a group or a quote, newest first, with Content-Range. Design section 5, "Audit". */
export const TIMELINE = calls('/api/timeline', ['smallgroup'], {
  ofGroup: get('group/:groupId', {
    about: 'The group itself and all its quotes.',
    query: TIMELINE_QUERY,
    answers: [TIMELINE_ENTRY],
    refuses: ['NOT_FOUND'],
  }),
  ofQuote: get('quote/:quoteId', {
    about: 'One quote, of a group or a household.',
    allow: ['smallgroup', ...INDIVIDUAL_QUOTING],
    query: TIMELINE_QUERY,
    answers: [TIMELINE_ENTRY],
    refuses: ['NOT_FOUND'],
  }),
});

/** The history of a business rule or a user, newest first, with Content-Range. Design section 5, "Audit". */
export const AUDIT_HISTORY = calls('/api/timeline', ['superuser'], {
  ofRule: get('rule/:ruleId', {
    about: "By the id of any of its versions: the rule's full history.",
    allow: ['internal'],
    query: TIMELINE_QUERY,
    answers: [TIMELINE_ENTRY],
    refuses: ['NOT_FOUND'],
  }),
  ofUser: get('user/:userId', {
    about: 'Entries about the user: changes of the account and sign-ins, the newest thousand.',
    query: TIMELINE_QUERY,
    answers: [TIMELINE_ENTRY],
    refuses: ['NOT_FOUND'],
  }),
  byUser: get('user/:userId/actions', {
    about: 'Actions of the user, the newest thousand.',
    query: TIMELINE_QUERY,
    answers: [TIMELINE_ENTRY],
    refuses: ['NOT_FOUND'],
  }),
});

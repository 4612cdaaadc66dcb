import { calls, get } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
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

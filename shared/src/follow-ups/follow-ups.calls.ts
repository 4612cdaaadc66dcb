import { calls, get, post, put } from '#shared/answers/calls';
import { FOLLOW_UP, FOLLOW_UPS, FOLLOW_UPS_QUERY, MOVE_FOLLOW_UP } from '#shared/follow-ups/follow-up.record';
import { INDIVIDUAL_BOOKS, INDIVIDUAL_QUOTING } from '#shared/roles/permissions';

/** What the marketplace waits for from the clients of an agent. Ours. */
export const FOLLOW_UP_CALLS = calls('/api/followups', INDIVIDUAL_BOOKS, {
  list: get('', {
    allow: INDIVIDUAL_QUOTING,
    query: FOLLOW_UPS_QUERY,
    answers: FOLLOW_UPS,
    refuses: ['NOT_FOUND'],
  }),
  move: put(':followUpId/state', {
    about: 'Notes what has become of it. The state that it has already changes nothing.',
    body: MOVE_FOLLOW_UP,
    answers: FOLLOW_UP,
    refuses: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE'],
  }),
  remind: post(':followUpId/reminder', {
    about: 'Tells the client by email what is due, and when: once a day, a repeat sends no second email.',
    answers: FOLLOW_UP,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

import { calls, put } from '#shared/answers/calls';
import { ENROLLMENT_OVERVIEW, REPLY } from '#shared/enrollment/enrollment.record';
import { record } from '#shared/records/field';

/** The agent's reply to a pended decision; our addition. */
export const REPLY_CALLS = calls('/api/enrollment', ['agent', 'agentadmin', 'generalagent', 'agentbroker'], {
  reply: put('Reply/:quoteId', {
    body: REPLY,
    answers: record('RepliedAnswer', ENROLLMENT_OVERVIEW),
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

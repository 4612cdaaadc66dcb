import { calls, nothing, put } from '#shared/answers/calls';
import { DECIDE, DECIDED, SEND_BACK } from '#shared/enrollment/enrollment.record';

/** Approve, Pend, Manual, Reject, Return to Agent. Spec 001 section 4, "Internal actions"; the call is our addition. */
export const DECIDE_CALLS = calls('/api/enrollment', ['internal'], {
  decide: put('Decide/:quoteId', {
    body: DECIDE,
    answers: DECIDED,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
  sendBack: put('SendBackToSignatureRequired', {
    body: SEND_BACK,
    answers: nothing,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'STALE_VERSION', 'RULE_BROKEN'],
  }),
});

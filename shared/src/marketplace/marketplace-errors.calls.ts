import { calls, nothing, post } from '#shared/answers/calls';
import { FFM_ENROLL_ERROR } from '#shared/marketplace/enroll.record';

/** Spec 001 section 7. */
export const MARKETPLACE_ERRORS = calls('/api/individual', ['agent'], {
  report: post('LogFfmEnrollError/:quoteId', {
    about:
      "For staff: what the agent's screen said about an enrollment at the marketplace. What the server knows already is not kept.",
    body: FFM_ENROLL_ERROR,
    answers: nothing,
    refuses: ['NOT_FOUND', 'WRONG_STATE'],
  }),
});

import { calls, get, nothing, post } from '#shared/answers/calls';
import { ELIGIBILITY, MARKETPLACE_PAGE, MARKETPLACE_REDIRECT } from '#shared/marketplace/marketplace.record';
import { FFM_ENROLL_ERROR } from '#shared/marketplace/enroll.record';

/** Spec 002 section 7, "Marketplace (individual health api)". */
export const MARKETPLACE = calls('/individual-health-insurance-api/api', 'signed-in', {
  outbound: post('ffmredirect/outbound', {
    about:
      "The address of the marketplace's application page. Without CSRF token: `Origin` or `Sec-Fetch-Site` must name this site.",
    body: MARKETPLACE_REDIRECT,
    answers: MARKETPLACE_PAGE,
    refuses: ['NOT_ALLOWED', 'NOT_FOUND', 'RULE_BROKEN', 'UNSUPPORTED_TYPE', 'WRONG_STATE'],
  }),
  getEligibility: get('ffmenrollment/getEligibility', {
    about: 'What the marketplace decided about a consumer with whom a visit of this user ended.',
    answers: ELIGIBILITY,
    refuses: ['INVALID_INPUT', 'NOT_ALLOWED', 'NOT_FOUND', 'RULE_BROKEN', 'UPSTREAM_FAILED', 'WRONG_STATE'],
  }),
});

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

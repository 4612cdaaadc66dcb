import { PDF, calls, nothing, post } from '#shared/answers/calls';
import {
  EMPLOYER_ACCESS,
  EMPLOYER_DECLINE,
  EMPLOYER_PAGES,
  EMPLOYER_SIGN,
} from '#shared/enrollment/employer-signature.record';

const REFUSED = ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS'] as const;

/** For an employer without an account, who has the link and its code. POSTs, to keep both out of URLs. */
export const EMPLOYER_SIGNING = calls('/api/employersignature', 'public', {
  open: post('Open', { body: EMPLOYER_ACCESS, answers: EMPLOYER_PAGES, refuses: REFUSED }),
  print: post('Application', { body: EMPLOYER_ACCESS, answers: PDF, refuses: REFUSED }),
  sign: post('Sign', { body: EMPLOYER_SIGN, answers: nothing, refuses: [...REFUSED, 'STALE_VERSION'] }),
  decline: post('Decline', { body: EMPLOYER_DECLINE, answers: nothing, refuses: REFUSED }),
});

import { calls, get } from '#shared/answers/calls';
import { ENROLLMENT_OVERVIEW } from '#shared/enrollment/enrollment.record';

/** The enrollment page of a group. Spec 001 section 2, "/enrollment/group"; the call is our addition. */
export const ENROLLMENT_OVERVIEW_CALLS = calls('/api/enrollment', ['smallgroup'], {
  find: get('Overview/:quoteId', { answers: ENROLLMENT_OVERVIEW, refuses: ['NOT_FOUND', 'WRONG_STATE'] }),
});

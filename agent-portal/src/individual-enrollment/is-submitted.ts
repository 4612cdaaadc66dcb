import { ALREADY_SUBMITTED } from '#shared/enrollment/signing';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';

/** While the carrier has not answered too. */
export const isSubmitted = ({ SubmitProblem }: EnrollmentPageResponse): boolean => SubmitProblem === ALREADY_SUBMITTED;

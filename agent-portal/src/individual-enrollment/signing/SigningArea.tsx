import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';

/** What is left to do, the signature, and the submission. */
export const SigningArea = ({ page }: { page: EnrollmentPageResponse }) => <>{page.SubmitProblem}</>;

import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';

/** What became of the application, and what comes next. */
export const OutcomeArea = ({ page }: { page: EnrollmentPageResponse }) => <>{page.Quote.Status}</>;

import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';

/** The panels of the application, each with what it lacks. */
export const EnrollmentPanels = ({ page }: { page: EnrollmentPageResponse }) => <>{page.Panels.length}</>;

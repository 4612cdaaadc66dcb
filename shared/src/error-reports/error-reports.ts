/** The error reports, by the last part of their addresses. Source: spec 002 section 2, "Internal operations". */
export const ERROR_REPORTS = ['group', 'group-member', 'passive-renewal', 'individual', 'ffm', 'payment'] as const;
export type ErrorReportName = (typeof ERROR_REPORTS)[number];

/** Those whose rows can be sent to the other system again. */
export const RESUBMITTED_REPORTS = ['group', 'group-member', 'passive-renewal'] as const satisfies ErrorReportName[];
export type ResubmittedReport = (typeof RESUBMITTED_REPORTS)[number];

/** Those whose rows somebody may have dealt with by hand in the other system. */
export const RESOLVED_REPORTS = ['group', 'group-member', 'individual', 'ffm'] as const satisfies ErrorReportName[];
export type ResolvedReport = (typeof RESOLVED_REPORTS)[number];

const WINDOW_DAYS = 7;

/**
 * How many days a report shows unless others are asked for.
 * Source: spec 002 section 9, "last 7 days (individual report: last 1 day)".
 */
export const reportDays = (report: ErrorReportName): number => (report === 'individual' ? 1 : WINDOW_DAYS);

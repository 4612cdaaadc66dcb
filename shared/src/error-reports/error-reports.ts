/** The error reports, by the last part of their paths. Source: spec 002 section 2, "Internal operations". */
export const ERROR_REPORTS = ['group', 'group-member', 'passive-renewal', 'individual', 'ffm', 'payment'] as const;
export type ErrorReportName = (typeof ERROR_REPORTS)[number];

/** Reports whose rows can be resubmitted to the other system. */
export const RESUBMITTED_REPORTS = [
  'group',
  'group-member',
  'passive-renewal',
  'individual',
  'ffm',
] as const satisfies ErrorReportName[];
export type ResubmittedReport = (typeof RESUBMITTED_REPORTS)[number];

/** Reports whose rows can be handled manually in the other system. */
export const RESOLVED_REPORTS = [
  'group',
  'group-member',
  'individual',
  'ffm',
  'payment',
] as const satisfies ErrorReportName[];
export type ResolvedReport = (typeof RESOLVED_REPORTS)[number];

const WINDOW_DAYS = 7;

/**
 * The number of days that a report shows by default.
 * Source: spec 002 section 9, "last 7 days (individual report: last 1 day)".
 */
export const reportDays = (report: ErrorReportName): number => (report === 'individual' ? 1 : WINDOW_DAYS);

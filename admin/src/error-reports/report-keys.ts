import type { ErrorReportName } from '#shared/error-reports/error-reports';

interface Named {
  name: ErrorReportName;
}

/** The preference key of a report's saved searches. */
export const reportKey = ({ name }: Named): string => `error-report.${name}`;

/** The preference key of a report's hidden columns. */
export const tableKey = (report: Named): string => `${reportKey(report)}.columns`;

import type { ErrorReportName } from '#shared/error-reports/error-reports';

interface Named {
  name: ErrorReportName;
}

/** Under which the saved searches of a report are kept with the user. */
export const reportKey = ({ name }: Named): string => `error-report.${name}`;

/** Under which it is kept which columns a user has hidden. */
export const tableKey = (report: Named): string => `${reportKey(report)}.columns`;

import type { ComponentType } from 'react';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import { ReportScreen } from './ReportScreen.tsx';
import { ALL_REPORTS } from './reports/all-reports.ts';

export function reportScreen(name: ErrorReportName): ComponentType {
  const report = ALL_REPORTS.find((each) => each.name === name)!;
  return () => <ReportScreen report={report} />;
}

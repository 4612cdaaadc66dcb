import type { ResourceProps } from 'react-admin';
import { reportScreens } from './report-screens.tsx';

/** One resource for each error report. */
export const errorReports: readonly ResourceProps[] = reportScreens.map(({ report, Screen }) => ({
  name: report.resource,
  list: Screen,
  options: { label: report.title },
}));

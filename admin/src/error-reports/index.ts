import type { ResourceProps } from 'react-admin';
import { lazyScreen } from '#web/shell/lazy-screen';
import { REPORT_SOURCES } from './report-sources.ts';

/** One resource per error report. Each has its own component, so switching between them resets all state. */
export const errorReports: readonly ResourceProps[] = Object.values(REPORT_SOURCES).map(
  ({ name, resource, title }) => ({
    name: resource,
    list: lazyScreen(async () => (await import('./ReportScreen.tsx')).reportScreen(name)),
    options: { label: title },
  }),
);

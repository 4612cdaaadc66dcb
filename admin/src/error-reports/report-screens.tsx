import { lazyScreen } from '#web/shell/lazy-screen';
import { ALL_REPORTS } from './reports/all-reports.ts';

/** Each report with a component of its own: going from one to the other begins anew. */
export const reportScreens = ALL_REPORTS.map((report) => ({
  report,
  Screen: lazyScreen(async () => {
    const { ReportScreen } = await import('./ReportScreen.tsx');
    return () => <ReportScreen report={report} />;
  }),
}));

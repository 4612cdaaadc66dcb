import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { type ErrorReportName, reportDays } from '#shared/error-reports/error-reports';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { errorCountsQuery } from './error-reports.api.ts';
import type { ErrorReport } from './report.ts';
import { ALL_REPORTS } from './reports/all-reports.ts';

/** The six reports, each with how many rows wait in its default days. */
export function ReportTabs({ active }: { active: ErrorReport<RaRecord> }) {
  const { data: counts } = useQuery(errorCountsQuery);
  const tabs = ALL_REPORTS.map(({ name, tab, resource }) => ({
    label: tab,
    path: `/${resource}`,
    count: counts?.[name],
    hint: countHint(name),
  }));
  return <LinkTabs label="Error reports" active={`/${active.resource}`} tabs={tabs} />;
}

/** What the number on a tab counts: older rows are found by choosing other days. */
const countHint = (report: ErrorReportName): string =>
  reportDays(report) === 1 ? 'What waits since today' : `What waits of the last ${reportDays(report)} days`;

import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { errorCountsQuery } from './error-reports.api.ts';
import type { ErrorReport } from './report.ts';
import { ALL_REPORTS } from './reports/all-reports.ts';

/** The six reports, each with how many rows wait in its default days. */
export function ReportTabs({ active }: { active: ErrorReport<RaRecord> }) {
  const { data: counts } = useQuery(errorCountsQuery);
  const tabs = ALL_REPORTS.map(({ name, tab, resource }) => ({
    label: counts ? `${tab} (${counts[name].toLocaleString('en-US')})` : tab,
    path: `/${resource}`,
  }));
  return <LinkTabs label="Error reports" active={`/${active.resource}`} tabs={tabs} />;
}

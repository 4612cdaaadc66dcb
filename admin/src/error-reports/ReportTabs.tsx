import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { errorCountsQuery } from './error-reports.api.ts';
import type { ErrorReport } from './report.ts';
import { ALL_REPORTS } from './reports/all-reports.ts';

/** The six reports, each with how many errors wait, however old: as Home counts them. */
export function ReportTabs({ active }: { active: ErrorReport<RaRecord> }) {
  const { data: counts } = useQuery(errorCountsQuery);
  const tabs = ALL_REPORTS.map(({ name, tab, resource }) => ({
    label: tab,
    path: `/${resource}`,
    count: counts?.[name],
    hint: 'Open errors, however old',
  }));
  return <LinkTabs label="Error reports" active={`/${active.resource}`} tabs={tabs} />;
}

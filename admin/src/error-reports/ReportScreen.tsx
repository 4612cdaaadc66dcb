import { Alert, Box, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { parseQueryFromLocation, type RaRecord, SearchInput } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type ErrorReportName, reportDays, reportWindow } from '#shared/error-reports/error-reports';
import { formatDay } from '#shared/formats/auto-date';
import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import type { WindowOf } from '../components/day-filter-problem.ts';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { DayFilter } from '../components/DayFilter.tsx';
import { OptimisticRows } from '../components/OptimisticRows.tsx';
import { PendingRows } from '../components/undo/PendingRows.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { useQuietRefresh } from '../components/use-quiet-refresh.ts';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { CsvButton } from '../components/CsvButton.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import type { ResourceCalls } from '../providers/data-provider.ts';
import { MessageGroups } from './MessageGroups.tsx';
import type { ErrorReport } from './report.ts';
import { ReportRuns } from './ReportRuns.tsx';
import { ReportTable } from './ReportTable.tsx';
import { SentRows } from './SentRows.tsx';
import { useOlderErrors } from './use-older-errors.ts';
import { errorCountsQuery } from './error-report-calls.ts';
import { ALL_REPORTS } from './reports/all-reports.ts';
import { ResubmitAllButton } from './ResubmitAllButton.tsx';
import { reportKey } from './report-keys.ts';

/**
 * An error report, built from its definition: ten rows per page. Filters are stored only in the URL, or, where people are searched
 * by name, only in memory. Default dates are not stored, so that they move with the calendar and reopening a report never hides
 * today's errors.
 */
export function ReportScreen({ report }: { report: ErrorReport<RaRecord> }) {
  const table = useRef<HTMLDivElement>(null);
  useQuietRefresh(report.resource, table);
  const linked = useLinkedFilter(report.calls);
  return (
    <Screen title={report.title} subtitle={report.subtitle}>
      <ReportTabs active={report} />
      <DateProblems>
        <PagedList
          resource={report.resource}
          storeKey={false}
          filters={filtersOf(report)}
          sort={report.sort}
          {...(report.calls.isPrivate && { disableSyncWithLocation: true, filterDefaultValues: linked })}
        >
          <UnlessDatesAreWrong>
            <PendingRows>
              <OptimisticRows>
                <SentRows report={report}>
                  <ReportRuns report={report}>
                    <OlderErrors report={report} />
                    <Stack useFlexGap spacing={1} sx={HEAD}>
                      <ReportTools report={report} />
                      <MessageGroups report={report} />
                    </Stack>
                    <Box ref={table}>
                      <ReportTable report={report} />
                    </Box>
                  </ReportRuns>
                </SentRows>
              </OptimisticRows>
            </PendingRows>
          </UnlessDatesAreWrong>
        </PagedList>
      </DateProblems>
    </Screen>
  );
}

const filtersOf = ({ name, searched, filters = [] }: ErrorReport<RaRecord>) => [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={searched}
    slotProps={{ htmlInput: { 'aria-label': 'Search the report' } }}
    sx={{ width: { xs: '100%', sm: 290 } }}
  />,
  <DayFilter key="fromDate" source="fromDate" label="From" windowOf={windowOf(name)} alwaysOn />,
  <DayFilter key="toDate" source="toDate" label="To" windowOf={windowOf(name)} alwaysOn />,
  ...filters,
];

/** Default dates are the server's. */
const windowOf = (report: ErrorReportName): WindowOf => {
  const days = reportDays(report);
  return (given) => reportWindow(given, today(), days);
};

const HEAD = { px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' } as const;

/** The report shows a limited period: says how many open errors are older, and links to them. */
function OlderErrors({ report }: { report: ErrorReport<RaRecord> }) {
  const older = useOlderErrors(report);
  return (
    older && (
      <Alert
        severity="info"
        sx={{ borderRadius: 0 }}
        action={
          <Button color="inherit" size="small" onClick={older.show}>
            {older.Count === 1 ? 'Show it' : 'Show them'}
          </Button>
        }
      >
        {older.Count.toLocaleString('en-US')} older open {older.Count === 1 ? 'error' : 'errors'} since{' '}
        {formatDay(older.Since)}
      </Alert>
    )
  );
}

/** The six reports, each with its number of open errors of any age, as counted on Home. */
function ReportTabs({ active }: { active: ErrorReport<RaRecord> }) {
  const { data: counts } = useQuery(errorCountsQuery);
  const tabs = ALL_REPORTS.map(({ name, tab, resource }) => ({
    label: tab,
    path: `/${resource}`,
    count: counts?.[name],
    hint: 'All open errors, however old',
  }));
  return <LinkTabs label="Error reports" active={`/${active.resource}`} tabs={tabs} />;
}

const ReportTools = ({ report }: { report: ErrorReport<RaRecord> }) => (
  <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', ml: { md: 'auto' } }}>
    {report.repairs.resubmit && <ResubmitAllButton report={report} />}
    <SavedSearches name={reportKey(report)} isPrivate={report.calls.isPrivate} />
    <CsvButton path={report.csv} isPrivate={report.calls.isPrivate} />
  </Stack>
);

/**
 * The filter with which a link opened the screen. Where a search may name people, the search text (as in an old bookmark) is
 * removed from the URL immediately.
 */
function useLinkedFilter({ isPrivate }: Pick<ResourceCalls, 'isPrivate'>): object {
  const location = useLocation();
  const navigate = useNavigate();
  const [filter] = useState(() => linkedFilter(location));
  const isNamed = isPrivate && 'q' in filter;
  useEffect(() => {
    if (isNamed) {
      void navigate({ search: '' }, { replace: true });
    }
  }, [isNamed, navigate]);
  return filter;
}

function linkedFilter(location: { search: string }): object {
  const { filter } = parseQueryFromLocation(location) as { filter?: unknown };
  return typeof filter === 'object' && filter !== null ? filter : {};
}

import ResubmitIcon from '@mui/icons-material/Replay';
import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { parseQueryFromLocation, type RaRecord, SearchInput, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type ErrorReportName, reportDays, reportWindow } from '#shared/error-reports/error-reports';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import { CsvButton } from '../components/CsvButton.tsx';
import type { WindowOf } from '../components/day-filter-problem.ts';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { DayFilter } from '../components/DayFilter.tsx';
import { LinkTabs } from '../components/LinkTabs.tsx';
import { OptimisticRows } from '../components/OptimisticRows.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { ListBar, SEARCH_FIELD } from '../components/quote-queue/QueueToolbar.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { PendingRows } from '../components/undo/PendingRows.tsx';
import { useQuietRefresh } from '../components/use-quiet-refresh.ts';
import type { ResourceCalls } from '../providers/data-provider.ts';
import { AttemptsOfRows } from './AttemptsButton.tsx';
import { errorCountsQuery } from './error-report-calls.ts';
import { MessageGroups, RepairDialog, useMessages } from './MessageGroups.tsx';
import { type ErrorReport, reportKey } from './report.ts';
import { ReportRuns, useReportRuns } from './ReportRuns.tsx';
import { ReportTable, useOlderErrors } from './ReportTable.tsx';
import { FFM_ERRORS } from './reports/ffm-errors.tsx';
import { GROUP_ERRORS } from './reports/group-errors.tsx';
import { INDIVIDUAL_ERRORS } from './reports/individual-errors.tsx';
import { MEMBER_ERRORS } from './reports/member-errors.tsx';
import { PASSIVE_RENEWAL_ERRORS } from './reports/passive-renewal-errors.tsx';
import { PAYMENT_ERRORS } from './reports/payment-errors.tsx';
import { SentRows } from './SentRows.tsx';

export function reportScreen(name: ErrorReportName): ComponentType {
  return () => <ReportScreen report={REPORTS[name]} />;
}

/** In tab order. Their rows differ, which a screen for all of them does not see. */
const REPORTS = {
  group: GROUP_ERRORS,
  'group-member': MEMBER_ERRORS,
  'passive-renewal': PASSIVE_RENEWAL_ERRORS,
  individual: INDIVIDUAL_ERRORS,
  ffm: FFM_ERRORS,
  payment: PAYMENT_ERRORS,
} satisfies Record<ErrorReportName, unknown> as unknown as Record<ErrorReportName, ErrorReport<RaRecord>>;

/**
 * An error report, built from its definition: its errors by message, ten rows of a message per page. Filters are stored only in the URL,
 * or, where people are searched by name, only in memory. Default dates are not stored, so that they move with the calendar and reopening
 * a report never hides today's errors.
 */
function ReportScreen({ report }: { report: ErrorReport<RaRecord> }) {
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
          sort={report.sort}
          {...(report.calls.isPrivate && { disableSyncWithLocation: true, filterDefaultValues: linked })}
        >
          <PendingRows>
            <OptimisticRows>
              <SentRows report={report}>
                <ReportRuns report={report}>
                  <ListBar filters={<Filters report={report} />} tools={<Tools report={report} />} />
                  <UnlessDatesAreWrong>
                    <AttemptsOfRows>
                      <Box ref={table}>
                        <MessageGroups report={report}>
                          <ReportTable report={report} />
                        </MessageGroups>
                      </Box>
                    </AttemptsOfRows>
                    <OlderErrors report={report} />
                  </UnlessDatesAreWrong>
                </ReportRuns>
              </SentRows>
            </OptimisticRows>
          </PendingRows>
        </PagedList>
      </DateProblems>
    </Screen>
  );
}

/** Default dates are the server's. */
function Filters({ report: { name, searched, filters } }: { report: ErrorReport<RaRecord> }) {
  const days = reportDays(name);
  const windowOf: WindowOf = (given) => reportWindow(given, today(), days);
  return (
    <>
      <SearchInput
        source="q"
        placeholder={searched}
        helperText={false}
        margin="none"
        slotProps={{ htmlInput: { 'aria-label': 'Search the report' } }}
        sx={SEARCH_FIELD}
      />
      <Box sx={DAYS}>
        <DayFilter source="fromDate" label="From" windowOf={windowOf} />
        <DayFilter source="toDate" label="To" windowOf={windowOf} />
      </Box>
      {filters}
    </>
  );
}

/** Side by side on a phone as well, unless the text is large. Their format shows in them. */
const DAYS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(9.5rem, 1fr))', sm: 'auto auto' },
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
  '& .MuiFormHelperText-root:not(.Mui-error)': { display: 'none' },
} as const;

const Tools = ({ report }: { report: ErrorReport<RaRecord> }) => (
  <>
    {report.repairs.resubmit && <ResubmitAllButton report={report} />}
    <SavedSearches name={reportKey(report)} isPrivate={report.calls.isPrivate} />
    <CsvButton path={report.csv} isPrivate={report.calls.isPrivate} />
  </>
);

/** Resubmits everything that matches the filters, on all pages, in a background run with a progress bar. */
function ResubmitAllButton({ report }: { report: ErrorReport<RaRecord> }) {
  const { data = [], filterValues } = useListContext<RaRecord>();
  const { messages = [], chosen, isOpen, areRowsShown } = useMessages(report);
  const { isRunning, resubmit } = useReportRuns();
  const [isAsking, setAsking] = useState(false);
  const { canResubmit = () => true, skipped } = report.repairs;
  const meant = chosen === undefined ? messages : messages.filter(isOpen);
  const count = meant.reduce((sum, { Resubmittable }) => sum + Resubmittable, 0);
  const isAll = meant.every(({ Count, Resubmittable }) => Count === Resubmittable);
  const Filter = filterValues as ErrorReportFilter;
  const repair = {
    label: 'Resubmit',
    title: `Resubmit ${count > 1 ? 'all ' : ''}${counted(count, ...report.subject)}?`,
    about: `All matching errors on every page will be resubmitted. ${isAll ? '' : (skipped ?? '')}`,
    begin: () => void resubmit(areRowsShown ? data.filter(canResubmit) : [], { Filter }),
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<ResubmitIcon />}
        disabled={count === 0 || isRunning}
        onClick={() => setAsking(true)}
      >
        Resubmit all that match
      </Button>
      {isAsking && <RepairDialog report={report} filter={Filter} repair={repair} onClose={() => setAsking(false)} />}
    </>
  );
}

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
        {counted(older.Count, 'older open error')} since {formatDay(older.Since)}
      </Alert>
    )
  );
}

/** The six reports, each with its number of open errors of any age, as counted on Home. */
function ReportTabs({ active }: { active: ErrorReport<RaRecord> }) {
  const { data: counts } = useQuery(errorCountsQuery);
  const tabs = Object.values(REPORTS).map(({ name, tab, resource }) => ({
    label: tab,
    path: `/${resource}`,
    count: counts?.[name],
    hint: 'All open errors, however old',
  }));
  return <LinkTabs label="Error reports" active={`/${active.resource}`} tabs={tabs} />;
}

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

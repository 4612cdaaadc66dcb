import { Box, Stack } from '@mui/material';
import { useRef } from 'react';
import { SearchInput, type RaRecord } from 'react-admin';
import { type ErrorReportName, reportDays } from '#shared/error-reports/error-reports';
import { reportWindow } from '#shared/error-reports/report-window';
import type { WindowOf } from '../components/day-filter-problem.ts';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { DayFilter } from '../components/DayFilter.tsx';
import { OptimisticRows } from '../components/OptimisticRows.tsx';
import { PendingRows } from '../components/undo/PendingRows.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Screen } from '#web/shell/Screen';
import { today } from '../components/today.ts';
import { useQuietRefresh } from '../components/use-quiet-refresh.ts';
import { MessageGroups } from './MessageGroups.tsx';
import { OlderErrors } from './OlderErrors.tsx';
import type { ErrorReport } from './report.ts';
import { ReportRuns } from './ReportRuns.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { ReportTools } from './ReportTools.tsx';
import { SentRows } from './SentRows.tsx';
import { useLinkedFilter } from './use-linked-filter.ts';

/**
 * An error report, made from its definition: ten rows to a page. Filters live in the address alone, or, where people are searched
 * by name, in the screen alone: days that nobody chose are not in it, so that tomorrow they are tomorrow's, and a report that is
 * opened anew never hides today's errors behind old days.
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
                    <Stack direction={{ xs: 'column', md: 'row' }} useFlexGap spacing={1} sx={HEAD}>
                      <MessageGroups report={report} />
                      <ReportTools report={report} />
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

/** Days that nobody chose are those that the server takes. */
const windowOf = (report: ErrorReportName): WindowOf => {
  const days = reportDays(report);
  return (given) => reportWindow(given, today(), days);
};

const HEAD = { alignItems: { md: 'flex-start' }, px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' } as const;

import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import RunningIcon from '@mui/icons-material/HourglassTopOutlined';
import { Button, Tooltip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { parseIsoDate } from '#shared/dates/iso-date';
import { reportDays, reportWindow } from '#shared/error-reports/error-reports';
import type { ErrorReportFilter, OlderErrors } from '#shared/error-reports/error-reports.record';
import { useMemo } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { counted } from '#shared/formats/text';
import { today } from '#web/inputs/today';
import { useOptimisticRows } from '../components/OptimisticRows.tsx';
import { MAX_RANGE } from '../providers/list-query.ts';
import { SelectionBar } from '../work-table/SelectionBar.tsx';
import { WorkTable } from '../work-table/WorkTable.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { olderErrorsQuery, useErrorActions, useReportRefresh } from './error-report-calls.ts';
import { type ErrorReport, marked, type ReportRepairs, tableKey } from './report.ts';
import { useReportRuns } from './ReportRuns.tsx';
import { useSentRows } from './SentRows.tsx';

/** A report's rows with the columns of its definition; rows that support bulk repair can be selected. */
export function ReportTable({ report }: { report: ErrorReport<RaRecord> }) {
  const { isSending } = useSentRows();
  const table = useMemo(
    () => ({
      columns: [report.heading, ...report.columns],
      actions: {
        width: report.repairs.resolve || report.Actions ? 9.5 : 7.5,
        wideWidth: report.repairs.resolve && report.repairs.resubmit ? 15 : undefined,
        render: (row: RaRecord) => <RowActions report={report} row={row} />,
      },
    }),
    [report],
  );
  const { canSelect = () => true } = report.repairs;
  const selection = useMemo(
    () => ({
      bar: <ReportSelection report={report} />,
      isSelectable: (row: RaRecord) => !isSending(row) && canSelect(row),
    }),
    [report, isSending, canSelect],
  );
  return (
    <WorkTable
      label={report.title}
      storeKey={tableKey(report)}
      nameOf={report.nameOf}
      {...table}
      selection={selection}
      empty={<NoErrors report={report} />}
    />
  );
}

/** Resubmits the selected rows, or marks them as handled. */
function ReportSelection({ report }: { report: ErrorReport<RaRecord> }) {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<RaRecord>();
  const { isRunning, resubmit, resolve } = useReportRuns();
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !rows.some((row) => row.id === id));
  const count = selectedIds.length;
  const { canResubmit = () => true, resolve: resolution } = report.repairs;
  const again = rows.filter(canResubmit);
  const subject = count === 1 && rows[0] ? report.nameOf(rows[0]) : counted(count, ...report.subject);
  const begin = (work: () => unknown) => {
    onUnselectItems();
    void work();
  };
  return (
    <SelectionBar label="Selected rows" most={MAX_RANGE}>
      {report.repairs.resubmit && (
        <Button
          size="small"
          variant="contained"
          disabled={isRunning || again.length + elsewhere.length === 0}
          onClick={() =>
            begin(() => resubmit(again, { Ids: [...again.map(({ id }) => id), ...elsewhere].map(Number) }))
          }
        >
          Resubmit{count > 0 && ` ${again.length + elsewhere.length}`}
        </Button>
      )}
      {resolution && (
        <Button
          size="small"
          variant="outlined"
          title={resolution.hint}
          disabled={isRunning || count === 0}
          onClick={() => begin(() => resolve(rows, { Ids: selectedIds.map(Number) }, marked(subject, resolution)))}
        >
          {resolution.label}
        </Button>
      )}
    </SelectionBar>
  );
}

const RowActions = ({ report, row }: { report: ErrorReport<RaRecord>; row: RaRecord }) => (
  <>
    <RepairButtons row={row} name={report.nameOf(row)} repairs={report.repairs} />
    {report.Actions && <report.Actions row={row} />}
  </>
);

/** Distinguishes three empty states: all rows of the page are being handled, there are no errors, or none match the search. */
function NoErrors({ report }: { report: ErrorReport<RaRecord> }) {
  const { filterValues, setFilters, total = 0 } = useListContext<RaRecord>();
  const older = useOlderErrors(report);
  const { q, Message, WhoMustAct } = filterValues as Pick<ErrorReportFilter, 'q' | 'Message' | 'WhoMustAct'>;
  if (total > 0) {
    return (
      <ListEmptyState icon={<RunningIcon />} title="Being worked on">
        What cannot be done returns here with the reason.
      </ListEmptyState>
    );
  }
  if (!q && !Message && !WhoMustAct) {
    return (
      <ListEmptyState icon={<CheckIcon />} title={older ? 'No open errors in this period' : 'All clear'}>
        {older ? 'Older ones are still open: see below.' : report.emptyText}
      </ListEmptyState>
    );
  }
  return (
    <ListEmptyState
      icon={<CheckIcon />}
      title="No open errors match"
      action={
        <Button
          onClick={() => setFilters({ ...filterValues, q: undefined, Message: undefined, WhoMustAct: undefined })}
        >
          Show all
        </Button>
      }
    >
      No open errors in this period match the search.
    </ListEmptyState>
  );
}

interface ShownFilter {
  fromDate?: string;
  toDate?: string;
  IsShowOpenErrors?: boolean;
}

/** The number of open errors from before the report's period; null while unknown, if there are none, or if closed ones are shown. */
export function useOlderErrors({ name }: ErrorReport<RaRecord>): (OlderErrors & { show: () => void }) | null {
  const { filterValues, setFilters } = useListContext<RaRecord>();
  const { fromDate, toDate, IsShowOpenErrors } = filterValues as ShownFilter;
  const day = (text: string | undefined) => parseIsoDate(text ?? '') ?? undefined;
  const { from } = reportWindow({ from: day(fromDate), to: day(toDate) }, today(), reportDays(name));
  const { data } = useQuery({ ...olderErrorsQuery(name, from), enabled: IsShowOpenErrors !== false });
  if (!data || data.Count === 0 || IsShowOpenErrors === false) {
    return null;
  }
  return { ...data, show: () => setFilters({ ...filterValues, fromDate: data.Since }) };
}

interface RepairButtonsProps {
  row: RaRecord;
  /** Names the row, for notifications and screen readers. */
  name: string;
  repairs: ReportRepairs<RaRecord>;
}

/** Resubmits the row to the other system, or records that it was handled there manually. */
export function RepairButtons({ row, name, repairs }: RepairButtonsProps) {
  const { resubmit, canResubmit = () => true, resubmitProblem = () => null, resolve } = repairs;
  const { leave } = useOptimisticRows();
  const { send, isSending } = useSentRows();
  const { repairError } = useErrorActions();
  const refresh = useReportRefresh();
  if (isSending(row)) {
    return null;
  }
  const markResolved = (address: string) =>
    leave([row], {
      message: marked(name, resolve!),
      send: async (isLeaving) => {
        await repairError(address, isLeaving);
        refresh();
      },
    });
  return (
    <>
      {resubmit && <RefusedButton name={name} problem={resubmitProblem(row)} />}
      {resubmit && canResubmit(row) && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void send(row, () => repairError(resubmit(row)))}
          aria-label={`Resubmit ${name}`}
        >
          Resubmit
        </Button>
      )}
      {resolve?.address && (
        <Button
          size="small"
          title={resolve.hint}
          onClick={() => markResolved(resolve.address!(row))}
          aria-label={`${resolve.label}: ${name}`}
        >
          {resolve.label}
        </Button>
      )}
    </>
  );
}

/** Can be focused, so that everyone can read why. */
const RefusedButton = ({ name, problem }: { name: string; problem: string | null }) =>
  problem && (
    <Tooltip title={problem} describeChild>
      <Button
        size="small"
        variant="outlined"
        aria-disabled
        disableRipple
        aria-label={`Resubmit ${name}`}
        sx={{ color: 'text.disabled', borderColor: 'action.disabledBackground', cursor: 'not-allowed' }}
      >
        Resubmit
      </Button>
    </Tooltip>
  );

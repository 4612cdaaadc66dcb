import OpenIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { type RaRecord, useGetList, useListContext } from 'react-admin';
import { fingerprint } from '#shared/error-reports/error-reports';
import type { ErrorMessageCount, ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { SHORTENED } from '../work-table/shortened.ts';
import { errorMessagesQuery } from './error-report-calls.ts';
import { marked, type ErrorReport } from './report.ts';
import { useReportRuns } from './ReportRuns.tsx';

type Filter = ErrorReportFilter & { IsShowOpenErrors?: boolean };

/** The messages of the filtered list, and which of them is open. */
export function useMessages({ name, calls }: ErrorReport<RaRecord>) {
  const { filterValues } = useListContext<RaRecord>();
  const { Message: chosen, ...filter } = filterValues as Filter;
  const { data, error } = useQuery({
    ...errorMessagesQuery(name, filter, calls.isPrivate),
    placeholderData: keepPreviousData,
  });
  const isOpen = ({ Message }: Pick<ErrorMessageCount, 'Message'>): boolean =>
    chosen !== undefined && fingerprint(Message) === fingerprint(chosen);
  // An open group without rows stays, so that it can be closed.
  const messages =
    data && chosen !== undefined && !data.some(isOpen)
      ? [...data, { Message: chosen, Count: 0, Resubmittable: 0, FirstSeen: '', LastSeen: '' }]
      : data;
  /** Of a single message the rows show at once. */
  const areRowsShown = chosen !== undefined || error !== null || (messages !== undefined && messages.length < 2);
  return { messages, chosen, filter, isOpen, areRowsShown };
}

/**
 * The filtered list by message, like an inbox: how many, since when, and what to do about all of them. The rows of one open below it. A
 * question about a group stays when a refresh takes the group away.
 */
export function MessageGroups({ report, children }: { report: ErrorReport<RaRecord>; children: ReactNode }) {
  const { setFilters, data, isPlaceholderData } = useListContext<RaRecord>();
  const { messages = [], chosen, filter, isOpen, areRowsShown } = useMessages(report);
  const [asked, setAsked] = useState<Asked | null>(null);
  const question = asked && <RepairDialog report={report} {...asked} onClose={() => setAsked(null)} />;
  if (messages.length === 0 && !areRowsShown) {
    return LOADING;
  }
  if (areRowsShown && chosen === undefined) {
    return (
      <>
        {children}
        {question}
      </>
    );
  }
  const areOthers = isPlaceholderData && data?.[0] !== undefined && !isOpen(data[0] as unknown as ErrorMessageCount);
  return (
    <>
      <Box component="ul" aria-label="Errors by message" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {messages.map((group) => (
          <MessageGroup
            key={fingerprint(group.Message)}
            report={report}
            group={group}
            filter={{ ...filter, Message: group.Message }}
            isOpen={isOpen(group)}
            onToggle={() => setFilters({ ...filter, ...(!isOpen(group) && { Message: group.Message }) })}
            onAsk={setAsked}
          >
            {areOthers ? LOADING : children}
          </MessageGroup>
        ))}
      </Box>
      {question}
    </>
  );
}

interface Asked {
  filter: Filter;
  repair: Repair;
}

const LOADING = <Skeleton variant="rectangular" height={320} role="status" aria-label="Loading" />;

interface MessageGroupProps {
  report: ErrorReport<RaRecord>;
  group: ErrorMessageCount;
  /** The list's filter with this message. */
  filter: Filter;
  isOpen: boolean;
  onToggle: () => void;
  onAsk: (asked: Asked) => void;
  /** Its rows. */
  children: ReactNode;
}

function MessageGroup({ report, group, filter, isOpen, onToggle, onAsk, children }: MessageGroupProps) {
  const { isRunning } = useReportRuns();
  const repairs = useGroupRepairs(report, group, filter);
  const { Message, Count, FirstSeen, LastSeen } = group;
  const id = useId();
  return (
    <Box component="li" data-row-card sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={ROW}>
        <Button
          id={id}
          className="on-paper"
          color="inherit"
          startIcon={<OpenIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
          aria-expanded={isOpen}
          title={Message}
          onClick={onToggle}
          sx={MESSAGE}
        >
          <strong>{Count.toLocaleString('en-US')}</strong>{' '}
          <Box component="span" sx={SHORTENED}>
            {Message}
          </Box>
        </Button>
        {Count > 0 && (
          <Typography
            variant="body2"
            color="textSecondary"
            title={`${formatInstant(FirstSeen)} to ${formatInstant(LastSeen)}`}
          >
            {DAYS.formatRange(new Date(FirstSeen), new Date(LastSeen))}
          </Typography>
        )}
        {repairs.map((repair) => (
          <Button
            key={repair.label}
            size="small"
            aria-describedby={id}
            disabled={isRunning}
            onClick={() => onAsk({ filter, repair })}
          >
            {repair.label} {repair.count.toLocaleString('en-US')}
          </Button>
        ))}
      </Box>
      {isOpen && <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</Box>}
    </Box>
  );
}

/** One action for all errors with one message, or for all that match. */
interface Repair {
  label: string;
  /** "Mark 3 groups installed?" */
  title: string;
  /** What it means, and what it leaves out. */
  about: string | undefined;
  begin: () => void;
}

interface GroupRepair extends Repair {
  count: number;
}

/** What can be done about all errors with one message: the server says how many can be resubmitted. Closed payments are done. */
function useGroupRepairs(report: ErrorReport<RaRecord>, group: ErrorMessageCount, filter: Filter): GroupRepair[] {
  const { data = [] } = useListContext<RaRecord>();
  const { resubmit: resubmitAll, resolve: resolveAll } = useReportRuns();
  const { resubmit, canResubmit = () => true, skipped, resolve } = report.repairs;
  if (group.Count === 0 || filter.IsShowOpenErrors === false) {
    return [];
  }
  const onScreen = data.filter((row) => fingerprint(String(row['Message'])) === fingerprint(group.Message));
  const subject = counted(group.Count, ...report.subject);
  return [
    ...(resubmit && group.Resubmittable > 0
      ? [
          {
            label: 'Resubmit',
            count: group.Resubmittable,
            title: `Resubmit ${counted(group.Resubmittable, ...report.subject)}?`,
            about: group.Resubmittable < group.Count ? skipped : undefined,
            begin: () => void resubmitAll(onScreen.filter(canResubmit), { Filter: filter }),
          },
        ]
      : []),
    ...(resolve
      ? [
          {
            label: resolve.label,
            count: group.Count,
            title: `${resolve.label.replace('Mark', `Mark ${subject}`)}?`,
            about: resolve.hint,
            begin: () => resolveAll(onScreen, { Filter: filter }, marked(subject, resolve)),
          },
        ]
      : []),
  ];
}

interface RepairDialogProps {
  report: ErrorReport<RaRecord>;
  filter: ErrorReportFilter;
  repair: Repair;
  onClose: () => void;
}

const NAMED = 5;

/** Shows what an action would take before it begins: the message, and whom it concerns. */
export function RepairDialog({ report, filter, repair, onClose }: RepairDialogProps) {
  const { data, total = 0 } = useGetList<RaRecord>(report.resource, {
    filter,
    pagination: { page: 1, perPage: NAMED },
    sort: report.sort,
  });
  const confirm = () => {
    onClose();
    repair.begin();
  };
  return (
    <ConfirmDialog
      open
      title={repair.title}
      confirmLabel={repair.label}
      isCareful
      onConfirm={confirm}
      onCancel={onClose}
    >
      {filter.Message && (
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {filter.Message}
        </Typography>
      )}
      <Box component="ul" sx={{ my: 1, pl: 2.5, minHeight: `${NAMED * 1.5}rem`, overflowWrap: 'anywhere' }}>
        {data?.map((row) => <li key={row.id}>{report.nameOf(row)}</li>) ?? <Skeleton component="li" width={180} />}
        {data && total > data.length && <li>and {(total - data.length).toLocaleString('en-US')} more</li>}
      </Box>
      {repair.about}
    </ConfirmDialog>
  );
}

/** "Nov 18 – 26", in Detroit. */
const DAYS = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/Detroit' });

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  pr: 1.5,
  fontVariantNumeric: 'tabular-nums',
} as const;
const MESSAGE = {
  flex: '1 1 15rem',
  minWidth: 0,
  minHeight: 44,
  gap: 1.5,
  justifyContent: 'flex-start',
  textAlign: 'left',
  fontWeight: 400,
  '& .MuiButton-startIcon': { mr: 0 },
  '& > strong': { minWidth: '2rem', textAlign: 'right' },
} as const;

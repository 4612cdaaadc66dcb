import NotPossibleIcon from '@mui/icons-material/BlockOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EnrollingIcon from '@mui/icons-material/EditOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import RenewalsIcon from '@mui/icons-material/EventRepeatOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ReadyIcon from '@mui/icons-material/PlayCircleOutlined';
import ChosenIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import NotStartedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import SendingIcon from '@mui/icons-material/ScheduleSendOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import type { BulkItemState, BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import { formatDay } from '#shared/formats/auto-date';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { isChoosable, type RenewalStanding, STANDING_LABELS, SURVEY_LABELS } from '#shared/renewals/renewal-state';
import { EmptyState } from '#web/shell/EmptyState';
import { StatusChip } from '#web/status/StatusChip';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { runResultsQuery } from '../components/bulk-runs/bulk-runs-queries.ts';
import { Instant } from '../components/Instant.tsx';
import { useChange } from '../providers/use-change.ts';
import type { WorkColumn } from '../work-table/work-column.ts';
import { WorkTable } from '../work-table/WorkTable.tsx';
import { PASSIVE_RENEWALS, type UpcomingRecord, useRenewalActions } from './passive-renewal-calls.ts';
import { hasViewRenewal, isLeftPending } from './renewal-facts.ts';
import { RenewalActions } from './RenewalActions.tsx';
import { UndoButton, UndoTime } from './RenewalUndo.tsx';

interface RenewalTableProps {
  runId: number | null;
  onStarted: (runId: number) => void;
}

/** Groups due for renewal; those already in progress cannot be selected. */
export function RenewalTable({ runId, onStarted }: RenewalTableProps) {
  const table = useMemo(
    () => ({
      columns: [...COLUMNS, outcomeColumn(runId)],
      actions: {
        width: 8,
        render: (row: UpcomingRecord) => <RenewalAction row={row} onStarted={onStarted} />,
      },
      selection: {
        bar: <RenewalActions onStarted={onStarted} />,
        isSelectable: isChoosable,
      },
    }),
    [runId, onStarted],
  );
  return (
    <WorkTable<UpcomingRecord>
      label="Upcoming renewals"
      storeKey={`${PASSIVE_RENEWALS}.columns`}
      nameOf={nameOf}
      {...table}
      empty={<NoRenewals />}
    />
  );
}

const nameOf = ({ GroupName }: UpcomingRecord) => GroupName;

const COLUMNS: readonly WorkColumn<UpcomingRecord>[] = [
  { source: 'GroupName', label: 'Group', isSortable: true, width: 11, render: (row) => <GroupCell row={row} /> },
  {
    source: 'RenewalDate',
    label: 'Renewal date',
    isSortable: true,
    render: ({ RenewalDate }) => formatDay(RenewalDate),
  },
  {
    source: 'Status',
    label: 'Status',
    isSortable: true,
    width: 11.5,
    render: (row) => <RenewalQuoteStatus row={row} />,
  },
  { source: 'IsAcaGroup', label: 'ACA', width: 4, render: ({ IsAcaGroup }) => (IsAcaGroup ? 'Yes' : 'No') },
  { source: 'Agents', label: 'Agents', render: ({ Agents }) => Agents.join(', ') },
  { source: 'Survey', label: 'Survey', width: 5, render: (row) => row.Survey && <SurveyText row={row} /> },
];

const outcomeColumn = (runId: number | null): WorkColumn<UpcomingRecord> => ({
  source: 'Message',
  label: 'Passive renewal',
  width: 13,
  render: (row) => <RenewalOutcome row={row} runId={runId} />,
});

/** Of the quote that renews the group. */
const RenewalQuoteStatus = ({ row: { Status, QuoteStatus } }: { row: UpcomingRecord }) =>
  Status === 'NotStarted' ? (
    <ToneChip size="small" look={['secondary', NotStartedIcon]} label={QuoteStatus} />
  ) : (
    <StatusChip size="small" status={Status} audience="internal" label={QuoteStatus} />
  );

/** The name links to the group in the portal; below it, the insurer's number. */
const GroupCell = ({ row: { GroupId, GroupName, GroupEnterpriseId } }: { row: UpcomingRecord }) => (
  <>
    <Link href={`/group-details/${GroupId}`} underline="hover" sx={{ overflowWrap: 'anywhere' }}>
      {GroupName}
    </Link>
    {shownGroupNumber(GroupEnterpriseId) && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {GroupEnterpriseId}
      </Typography>
    )}
  </>
);

function NoRenewals() {
  const { filterValues, setFilters, error } = useListContext();
  if (error) {
    return null;
  }
  const { Standing = [], ...others } = filterValues as { Standing?: RenewalStanding[] };
  const isReadyOnly = Standing.join() === 'Ready' && Object.keys(others).length === 0;
  const all = <Button onClick={() => setFilters({ Standing: [] }, {})}>Show all groups</Button>;
  if (isReadyOnly) {
    return (
      <EmptyState icon={<RenewalsIcon />} title="Nothing is ready to submit" action={all}>
        Groups appear here when they can be renewed passively.
      </EmptyState>
    );
  }
  return Standing.length > 0 || Object.keys(others).length > 0 ? (
    <EmptyState icon={<RenewalsIcon />} title="No groups match" action={all}>
      Try another view, status or month, or search for a group by its name or number.
    </EmptyState>
  ) : (
    <EmptyState icon={<RenewalsIcon />} title="No upcoming renewals">
      Groups appear here as soon as they can be quoted for their renewal date.
    </EmptyState>
  );
}

const RenewalAction = ({ row, onStarted }: { row: UpcomingRecord; onStarted: (runId: number) => void }) => (
  <>
    {hasViewRenewal(row) && (
      <Button
        size="small"
        href={`/quote/plan-selection/group/${row.QuoteId}`}
        aria-label={`View renewal of ${row.GroupName}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        View renewal
      </Button>
    )}
    {(row.IsSubmitted || row.Renewed?.UndoUntil) && <UndoButton row={row} />}
    {isLeftPending(row) && <FinishButton row={row} onStarted={onStarted} />}
  </>
);

function FinishButton({ row, onStarted }: { row: UpcomingRecord; onStarted: (runId: number) => void }) {
  const { submitGroups } = useRenewalActions();
  const [key] = useState(() => crypto.randomUUID());
  const { mutate: finish, isPending } = useChange({
    mutationFn: () => submitGroups([row.GroupId], 'PassiveRenewal', key),
    onSuccess: ({ BulkRunId }) => onStarted(BulkRunId),
  });
  return (
    <Button
      size="small"
      loading={isPending}
      onClick={() => finish()}
      aria-label={`Finish the passive renewal of ${row.GroupName}`}
    >
      Finish
    </Button>
  );
}

const SurveyText = ({ row: { Survey } }: { row: UpcomingRecord }) =>
  Survey === null ? null : Survey === 'Asked' ? 'Asked' : SURVEY_LABELS[Survey];

const LOOKS: Record<RenewalStanding, Look> = {
  Ready: ['info', ReadyIcon],
  Submitted: ['secondary', WaitingIcon],
  Renewed: ['success', DoneIcon],
  Failed: ['error', FailedIcon],
  PlansChosen: ['warning', ChosenIcon],
  Enrolling: ['info', EnrollingIcon],
  NotPossible: ['secondary', NotPossibleIcon],
};
/** Chosen plans that are the suggested ones. */
const CHOSE_SUGGESTED = 'They are the suggested plans: the group can be submitted.';
const RESULTS: Record<BulkItemState, { label: string; look: Look }> = {
  Waiting: { label: 'Submitted', look: ['secondary', WaitingIcon] },
  Sent: { label: 'Being sent', look: ['info', SendingIcon] },
  Done: { label: 'Done', look: ['success', DoneIcon] },
  Failed: { label: 'Failed', look: ['error', FailedIcon] },
  Skipped: { label: 'Skipped', look: ['secondary', NotPossibleIcon] },
  Cancelled: { label: 'Cancelled', look: ['secondary', NotPossibleIcon] },
};

/** What passive renewal means for the group; while a run is shown, the run's result for it, unless the group has renewed. */
function RenewalOutcome({ row, runId }: { row: UpcomingRecord; runId: number | null }) {
  const result = useRunResults(runId).get(row.GroupId);
  // What was done and has been undone since is no longer the result.
  const isResult = result && row.Standing !== 'Renewed' && !(result.State === 'Done' && row.Standing === 'Ready');
  const chip = isResult ? RESULTS[result.State] : { label: STANDING_LABELS[row.Standing], look: LOOKS[row.Standing] };
  const reason = isResult ? result.Message : reasonOf(row);
  return (
    <Box>
      <ToneChip size="small" {...chip} />
      {reason && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>
          {reason}
        </Typography>
      )}
      {row.Renewed && (
        <Typography variant="body2" color="textSecondary">
          By {row.Renewed.By}, <Instant at={row.Renewed.At} />
        </Typography>
      )}
      {row.Renewed?.UndoUntil && (
        <Typography variant="body2" color="textSecondary">
          <UndoTime until={row.Renewed.UndoUntil} />
        </Typography>
      )}
    </Box>
  );
}

const reasonOf = ({ Standing, CanRenew, Message }: UpcomingRecord): string =>
  Standing === 'PlansChosen' && CanRenew ? CHOSE_SUGGESTED : Message;

const NONE: ReadonlyMap<number, BulkRunItemRow> = new Map();

/** The shown run's results for the groups on the page, by id. */
function useRunResults(runId: number | null): ReadonlyMap<number, BulkRunItemRow> {
  const { data: rows = [] } = useListContext<UpcomingRecord>();
  const ids = rows.map(({ GroupId }) => GroupId);
  const { data } = useQuery({
    ...runResultsQuery(runId ?? 0, ids),
    enabled: runId !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return runId === null ? NONE : (data ?? NONE);
}

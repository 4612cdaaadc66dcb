import RenewalsIcon from '@mui/icons-material/EventRepeatOutlined';
import NotStartedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Button, Link, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { formatDay } from '#shared/formats/auto-date';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { isChoosable, type RenewalStanding } from '#shared/renewals/renewal-state';
import { EmptyState } from '#web/shell/EmptyState';
import { StatusChip } from '#web/status/StatusChip';
import { ToneChip } from '#web/status/ToneChip';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { PASSIVE_RENEWALS, type UpcomingRecord } from './passive-renewal-calls.ts';
import { RenewalAction } from './RenewalAction.tsx';
import { RenewalActions } from './RenewalActions.tsx';
import { RenewalOutcome, SurveyText } from './RenewalStatus.tsx';

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

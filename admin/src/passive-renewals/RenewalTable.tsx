import { useMemo } from 'react';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { isChoosable } from '#shared/renewals/renewal-state';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { GroupCell } from './GroupCell.tsx';
import { NoRenewals } from './NoRenewals.tsx';
import { PASSIVE_RENEWALS, type UpcomingRecord } from './passive-renewals.api.ts';
import { RenewalAction } from './RenewalAction.tsx';
import { RenewalActions } from './RenewalActions.tsx';
import { RenewalOutcome, SurveyText } from './RenewalStatus.tsx';

interface RenewalTableProps {
  runId: number | null;
  onStarted: (runId: number) => void;
}

/** Groups whose renewal comes up; those that are on their way already cannot be selected. */
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
      label="Passive renewals"
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
    render: ({ RenewalDate }) => formatDayWithoutZeros(RenewalDate),
  },
  { source: 'Status', label: 'Status', isSortable: true, width: 9, render: ({ QuoteStatus }) => QuoteStatus },
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

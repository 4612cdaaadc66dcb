import { DataTable, useListContext } from 'react-admin';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { isChoosable } from '#shared/renewals/renewal-state';
import { ChoosePage, ChooseRow } from '../components/ChooseRow.tsx';
import { GroupCell } from './GroupCell.tsx';
import { NoRenewals } from './NoRenewals.tsx';
import type { UpcomingRecord } from './passive-renewals.api.ts';
import { RenewalAction } from './RenewalAction.tsx';
import { RenewalOutcome, SurveyText } from './RenewalStatus.tsx';
import { useRunResults } from './use-run-results.ts';

const Column = DataTable.Col<UpcomingRecord>;

/** Groups whose renewal comes up; those that are on their way already cannot be chosen. */
export function RenewalTable({ runId, onStarted }: { runId: number | null; onStarted: (runId: number) => void }) {
  const { isFetching } = useListContext();
  const results = useRunResults(runId);
  return (
    <DataTable<UpcomingRecord>
      bulkActionButtons={false}
      rowClick={false}
      empty={<NoRenewals />}
      aria-label="Passive renewals"
      aria-busy={isFetching}
      sx={LOOK}
    >
      <Column
        label={<ChoosePage<UpcomingRecord> isChoosable={isChoosable} />}
        disableSort
        render={chooseRow}
        cellClassName="choose"
        headerClassName="choose"
      />
      <Column source="GroupName" label="Group" render={(row) => <GroupCell row={row} />} cellClassName="group" />
      <Column
        source="RenewalDate"
        label="Renewal date"
        render={({ RenewalDate }) => formatDayWithoutZeros(RenewalDate)}
        cellClassName="day"
      />
      <Column source="Status" label="Status" render={({ QuoteStatus }) => QuoteStatus} />
      <Column source="IsAcaGroup" label="ACA" disableSort render={({ IsAcaGroup }) => (IsAcaGroup ? 'Yes' : 'No')} />
      <Column
        source="Agents"
        label="Agents"
        disableSort
        render={({ Agents }) => Agents.join(', ')}
        cellClassName="agents"
      />
      <Column source="Survey" label="Survey" disableSort render={(row) => <SurveyText row={row} />} />
      <Column
        source="Message"
        label="Passive renewal"
        disableSort
        render={(row) => <RenewalOutcome row={row} result={results.get(row.GroupId)} />}
        cellClassName="outcome"
      />
      <Column label="Action" disableSort render={(row) => <RenewalAction row={row} onStarted={onStarted} />} />
    </DataTable>
  );
}

const chooseRow = (row: UpcomingRecord) => <ChooseRow id={row.id} name={row.GroupName} disabled={!isChoosable(row)} />;

const LOOK = {
  '& .MuiTableCell-root': { verticalAlign: 'middle', px: 1.5 },
  '& .MuiTableCell-body': { py: 1, height: 56 },
  '& .choose.MuiTableCell-root': { width: '1%', py: 0, pl: 1, pr: 0 },
  '& .group': { minWidth: 176 },
  '& .day': { whiteSpace: 'nowrap' },
  '& .agents': { minWidth: 120 },
  '& .outcome': { minWidth: 200, maxWidth: 340 },
} as const;

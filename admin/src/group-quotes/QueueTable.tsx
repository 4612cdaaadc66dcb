import { DataTable, useListContext } from 'react-admin';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { ChoosePage, ChooseRow } from '../components/ChooseRow.tsx';
import { Instant } from '../components/Instant.tsx';
import { AssignmentCell } from './AssignmentCell.tsx';
import { GroupLink } from './GroupLink.tsx';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { NoQuotes } from './NoQuotes.tsx';
import { QueueStatus } from './QueueStatus.tsx';
import { columnsKey, hiddenAtFirst } from './queue-columns.ts';
import type { QueueView } from './queue-views.ts';

const Column = DataTable.Col<GroupQuoteRecord>;
const NumberColumn = DataTable.NumberCol<GroupQuoteRecord>;

/** The queue as a table; the name of a group opens its quote in the portal. */
export function QueueTable({ view }: { view: QueueView }) {
  const { isFetching } = useListContext();
  return (
    <DataTable<GroupQuoteRecord>
      storeKey={columnsKey(view)}
      hiddenColumns={hiddenAtFirst(view)}
      bulkActionButtons={false}
      rowClick={false}
      empty={<NoQuotes />}
      aria-label={view.title}
      aria-busy={isFetching}
      sx={LOOK}
    >
      <Column
        source="id"
        label={<ChoosePage />}
        disableSort
        render={({ id, GroupName }) => <ChooseRow id={id} name={GroupName} />}
        cellClassName="choose"
        headerClassName="choose"
      />
      <Column source="GroupName" label="Group" render={(quote) => <GroupLink quote={quote} />} cellClassName="group" />
      <Column source="Id" label="Quote" render={({ Id, Name }) => `${Id}: ${Name}`} cellClassName="quote" />
      <Column source="EffectiveDate" label="Effective date" render={dayOf('EffectiveDate')} cellClassName="day" />
      <Column source="RenewalDate" label="Renewal date" disableSort render={dayOf('RenewalDate')} cellClassName="day" />
      <Column source="Status" label="Status" render={(quote) => <QueueStatus quote={quote} />} />
      <Column source="SubmittedDate" label="Submitted" disableSort render={instantOf('SubmittedDate')} />
      <Column source="ApprovalTime" label="Approval time" disableSort render={instantOf('ApprovalTime')} />
      <Column source="Agents" label="Agents" disableSort render={({ Agents }) => Agents.join(', ')} />
      <NumberColumn source="Members" label="Members" disableSort />
      <Column source="ModifiedAt" label="Last change" render={instantOf('ModifiedAt')} />
      <Column
        source="AssignedToUsername"
        label="Worked on by"
        disableSort
        render={(quote) => <AssignmentCell quote={quote} />}
        cellClassName="assignee"
      />
    </DataTable>
  );
}

const dayOf = (field: 'EffectiveDate' | 'RenewalDate') => (quote: GroupQuoteRecord) =>
  formatDayWithoutZeros(quote[field]);
const instantOf = (field: 'SubmittedDate' | 'ApprovalTime' | 'ModifiedAt') => (quote: GroupQuoteRecord) => (
  <Instant at={quote[field]} />
);

const LOOK = {
  '& .MuiTableCell-root': { verticalAlign: 'middle', px: 1.5 },
  '& .MuiTableCell-body': { py: 1, height: 56 },
  '& .choose.MuiTableCell-root': { width: '1%', py: 0, pl: 1, pr: 0 },
  '& .group': { minWidth: 176 },
  '& .quote': { overflowWrap: 'anywhere', minWidth: 120 },
  '& .day': { whiteSpace: 'nowrap' },
  // Wide enough for who has it, since when and the button: no row grows when it is claimed.
  '& .assignee': { minWidth: 236 },
} as const;

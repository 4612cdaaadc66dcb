import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkActions } from '../work-table/work-column.ts';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { AssignButton } from './AssignButton.tsx';
import { BulkAssignment } from './BulkAssignment.tsx';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { queueColumns } from './queue-columns.tsx';
import type { QueueView } from './queue-views.ts';

/** The queue; a group's name opens its quote in the portal. */
export const QueueTable = ({ view }: { view: QueueView }) => (
  <WorkTable<GroupQuoteRecord>
    label={view.title}
    storeKey={`${view.key}.columns`}
    nameOf={nameOf}
    columns={queueColumns(view)}
    actions={ACTIONS}
    selection={SELECTION}
    empty={<NoQuotes />}
  />
);

const nameOf = ({ GroupName }: GroupQuoteRecord) => GroupName;
const ACTIONS: WorkActions<GroupQuoteRecord> = { width: 7, render: (quote) => <AssignButton quote={quote} /> };
const SELECTION = { bar: <BulkAssignment /> };

function NoQuotes() {
  const { setFilters } = useListContext();
  return (
    <ListEmptyState
      icon={<InboxIcon />}
      title="No quotes match"
      action={<Button onClick={() => setFilters({}, {})}>Show all quotes</Button>}
    >
      Try other statuses, or search for a group, a number or a date.
    </ListEmptyState>
  );
}

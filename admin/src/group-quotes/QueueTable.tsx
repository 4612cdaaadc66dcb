import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkActions } from '../work-table/work-column.ts';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { AssignButton } from '../components/quote-queue/AssignButton.tsx';
import { BulkAssignment } from '../components/quote-queue/BulkAssignment.tsx';
import { GROUP_QUEUE, type GroupQuoteRecord } from './group-queue.ts';
import { queueColumns } from './queue-columns.tsx';
import type { QueueView } from './queue-views.ts';
import { useReview } from '../components/review/use-review.ts';

/** The queue; a row opens its quote beside it. */
export function QueueTable({ view }: { view: QueueView }) {
  const review = useReview(view.path);
  const { filterValues } = useListContext();
  return (
    <WorkTable<GroupQuoteRecord>
      label={view.title}
      storeKey={`${view.key}.columns`}
      nameOf={GROUP_QUEUE.nameOf}
      columns={queueColumns(view, filterValues)}
      actions={ACTIONS}
      selection={SELECTION}
      onRowClick={({ id }) => review.open(id)}
      empty={<NoQuotes />}
    />
  );
}

const ACTIONS: WorkActions<GroupQuoteRecord> = {
  width: 7,
  render: (quote) => <AssignButton queue={GROUP_QUEUE} quote={quote} />,
};
const SELECTION = { bar: <BulkAssignment queue={GROUP_QUEUE} /> };

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

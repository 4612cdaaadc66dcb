import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { AssignButton } from '../components/quote-queue/AssignButton.tsx';
import { BulkAssignment } from '../components/quote-queue/BulkAssignment.tsx';
import { useReview } from '../components/review/use-review.ts';
import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkActions } from '../work-table/work-column.ts';
import { INDIVIDUAL_COLUMNS } from './individual-columns.tsx';
import {
  INDIVIDUAL_QUEUE,
  INDIVIDUAL_QUEUE_PATH,
  INDIVIDUAL_QUOTES,
  type IndividualQuoteRecord,
} from './individual-queue.ts';

/** The queue; a row opens its quote beside it. */
export function IndividualTable({ onShowAll }: { onShowAll: () => void }) {
  const review = useReview(INDIVIDUAL_QUEUE_PATH);
  return (
    <WorkTable<IndividualQuoteRecord>
      label="Individuals"
      storeKey={`${INDIVIDUAL_QUOTES}.columns`}
      nameOf={INDIVIDUAL_QUEUE.nameOf}
      columns={INDIVIDUAL_COLUMNS}
      actions={ACTIONS}
      selection={SELECTION}
      onRowClick={({ id }) => review.open(id)}
      empty={<NoQuotes onShowAll={onShowAll} />}
    />
  );
}

const ACTIONS: WorkActions<IndividualQuoteRecord> = {
  width: 7,
  render: (quote) => <AssignButton queue={INDIVIDUAL_QUEUE} quote={quote} />,
};
const SELECTION = { bar: <BulkAssignment queue={INDIVIDUAL_QUEUE} /> };

function NoQuotes({ onShowAll }: { onShowAll: () => void }) {
  const { setFilters } = useListContext();
  const showAll = () => {
    setFilters({}, {});
    onShowAll();
  };
  return (
    <ListEmptyState
      icon={<InboxIcon />}
      title="No quotes match"
      action={<Button onClick={showAll}>Show all quotes</Button>}
    >
      Try other statuses, or search for a name, a number or a date.
    </ListEmptyState>
  );
}

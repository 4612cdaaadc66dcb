import { WorkTable } from '../work-table/WorkTable.tsx';
import type { WorkActions } from '../work-table/work-column.ts';
import { AssignButton } from './AssignButton.tsx';
import { BulkAssignment } from './BulkAssignment.tsx';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { NoQuotes } from './NoQuotes.tsx';
import { queueColumns } from './queue-columns.tsx';
import type { QueueView } from './queue-views.ts';

/** The queue; the name of a group opens its quote in the portal. */
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

import { Chip } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { StatusChip } from '#web/status/StatusChip';
import { Instant } from '../components/Instant.tsx';
import { ASSIGNED_TO } from '../components/quote-queue/AssignedTo.tsx';
import { QueueClock } from '../components/quote-queue/QueueClock.tsx';
import { ReviewLink } from '../components/review/ReviewLink.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { INDIVIDUAL_QUEUE, INDIVIDUAL_QUEUE_PATH, type IndividualQuoteRecord } from './individual-queue.ts';

export const INDIVIDUAL_COLUMNS: readonly WorkColumn<IndividualQuoteRecord>[] = [
  {
    source: 'LastName',
    label: 'Applicant',
    isSortable: true,
    width: 10,
    render: (row) => (
      <ReviewLink
        path={INDIVIDUAL_QUEUE_PATH}
        quoteId={row.QuoteId}
        name={INDIVIDUAL_QUEUE.nameOf(row)}
        caption={`Quote ${row.QuoteId}`}
      />
    ),
  },
  ASSIGNED_TO,
  {
    source: 'StatusAt',
    label: 'Days in status',
    isSortable: true,
    width: 9,
    render: (quote) => <QueueClock line="individual" quote={quote} />,
  },
  {
    source: 'EffectiveDate',
    label: 'Effective',
    isSortable: true,
    width: 6.5,
    render: ({ EffectiveDate }) => formatDay(EffectiveDate),
  },
  {
    source: 'Kind',
    label: 'Enrollment',
    width: 7.5,
    render: ({ Kind }) => <Chip component="span" size="small" variant="outlined" label={Kind} />,
  },
  {
    source: 'Status',
    label: 'Status',
    isSortable: true,
    width: 13,
    render: ({ Status, QuoteStatus }) => (
      <StatusChip size="small" status={Status} audience="internal" label={QuoteStatus} />
    ),
  },
  {
    source: 'SubmittedDate',
    label: 'Submitted',
    isSortable: true,
    render: ({ SubmittedDate }) => SubmittedDate && <Instant at={SubmittedDate} />,
  },
  {
    source: 'ApprovalTime',
    label: 'Approval time',
    isHiddenAtFirst: true,
    render: ({ ApprovalTime }) => ApprovalTime && <Instant at={ApprovalTime} />,
  },
  { source: 'Agents', label: 'Agent', width: 7.5, render: ({ Agents }) => Agents.join(', ') },
  {
    source: 'QuoteId',
    label: 'Quote',
    isSortable: true,
    isHiddenAtFirst: true,
    width: 9,
    render: ({ QuoteId, Name }) => `${QuoteId}: ${Name}`,
  },
];

import { Chip, Typography } from '@mui/material';
import { daysBetween, detroitDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/counted';
import { individualPath } from '#shared/individuals/individual-next-step';
import { today } from '#web/inputs/today';
import { StatusChip } from '#web/status/StatusChip';
import { Instant } from '../components/Instant.tsx';
import { ASSIGNED_TO } from '../components/quote-queue/AssignedTo.tsx';
import { QuoteLink } from '../components/quote-queue/QuoteLink.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { INDIVIDUAL_QUEUE, type IndividualQuoteRecord } from './individual-quotes.api.ts';

export const INDIVIDUAL_COLUMNS: readonly WorkColumn<IndividualQuoteRecord>[] = [
  {
    source: 'LastName',
    label: 'Applicant',
    isSortable: true,
    width: 10,
    render: (row) => (
      <QuoteLink
        quoteId={row.QuoteId}
        path={individualPath({ quoteId: row.QuoteId, status: row.Status, isFfm: row.Kind === 'FFM' })}
        name={INDIVIDUAL_QUEUE.nameOf(row)}
        caption={`Quote ${row.QuoteId}`}
      />
    ),
  },
  {
    source: 'QuoteId',
    label: 'Quote',
    isSortable: true,
    isHiddenAtFirst: true,
    width: 9,
    render: ({ QuoteId, Name }) => `${QuoteId}: ${Name}`,
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
    width: 14.5,
    render: ({ Status, QuoteStatus }) => (
      <StatusChip size="small" status={Status} audience="internal" label={QuoteStatus} />
    ),
  },
  {
    source: 'StatusAt',
    label: 'In status since',
    isSortable: true,
    width: 7.5,
    render: ({ StatusAt }) => <Since at={StatusAt} />,
  },
  {
    source: 'EffectiveDate',
    label: 'Effective date',
    isSortable: true,
    width: 6.5,
    render: ({ EffectiveDate }) => formatDay(EffectiveDate),
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
  ASSIGNED_TO,
];

/** A day, and how many days ago it was. */
function Since({ at }: { at: string }) {
  const day = detroitDay(new Date(at));
  const days = daysBetween(day, today());
  return (
    <>
      {formatDay(day)}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {days === 0 ? 'today' : counted(days, 'day')}
      </Typography>
    </>
  );
}

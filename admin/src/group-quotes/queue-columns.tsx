import { Typography } from '@mui/material';
import { formatDayWithoutZeros } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { Instant } from '../components/Instant.tsx';
import { ASSIGNED_TO } from '../components/quote-queue/AssignedTo.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { GroupLink } from './GroupLink.tsx';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import type { QueueView } from './queue-views.ts';

type Column = WorkColumn<GroupQuoteRecord>;

const RENEWAL_DATE: Column = {
  source: 'RenewalDate',
  label: 'Renewal date',
  render: ({ RenewalDate }) => formatDayWithoutZeros(RenewalDate),
};

const columns = (renewalDate: Column): readonly Column[] => [
  {
    source: 'GroupName',
    label: 'Group',
    isSortable: true,
    width: 11,
    render: (quote) => <GroupLink quote={quote} />,
  },
  { source: 'Id', label: 'Quote', isSortable: true, width: 9, render: ({ Id, Name }) => `${Id}: ${Name}` },
  {
    source: 'EffectiveDate',
    label: 'Effective date',
    isSortable: true,
    render: ({ EffectiveDate }) => formatDayWithoutZeros(EffectiveDate),
  },
  renewalDate,
  {
    source: 'Status',
    label: 'Status',
    isSortable: true,
    width: 9,
    render: (quote) => <QueueStatus quote={quote} />,
  },
  {
    source: 'SubmittedDate',
    label: 'Submitted',
    render: ({ SubmittedDate }) => SubmittedDate && <Instant at={SubmittedDate} />,
  },
  {
    source: 'ApprovalTime',
    label: 'Approval time',
    render: ({ ApprovalTime }) => ApprovalTime && <Instant at={ApprovalTime} />,
  },
  { source: 'Agents', label: 'Agents', isHiddenAtFirst: true, render: ({ Agents }) => Agents.join(', ') },
  { source: 'Members', label: 'Members', isHiddenAtFirst: true, isRight: true, render: ({ Members }) => Members },
  {
    source: 'ModifiedAt',
    label: 'Last change',
    isHiddenAtFirst: true,
    isSortable: true,
    render: ({ ModifiedAt }) => <Instant at={ModifiedAt} />,
  },
  ASSIGNED_TO,
];

const WITH_RENEWAL_DATE = columns(RENEWAL_DATE);
/** New business has no renewal date. */
const NEW_BUSINESS = columns({ ...RENEWAL_DATE, isHiddenAtFirst: true });

export const queueColumns = ({ name }: QueueView): readonly Column[] =>
  name === 'NewBusiness' ? NEW_BUSINESS : WITH_RENEWAL_DATE;

/** The status; for a pended quote also whether its agent has replied, so that it is staff's turn again. */
const QueueStatus = ({ quote: { QuoteStatus, AgentRepliedAt } }: { quote: GroupQuoteRecord }) => (
  <>
    {QuoteStatus}
    {AgentRepliedAt && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        Agent replied {formatInstant(AgentRepliedAt)}
      </Typography>
    )}
  </>
);

import { Typography } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { StatusChip } from '#web/status/StatusChip';
import { Instant } from '../components/Instant.tsx';
import { ASSIGNED_TO } from '../components/quote-queue/AssignedTo.tsx';
import { QueueClock } from '../components/quote-queue/QueueClock.tsx';
import { ReviewLink } from '../components/review/ReviewLink.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import type { GroupQuoteRecord } from './group-queue.ts';
import { QUEUE_VIEWS, type QueueView } from './queue-views.ts';

type Column = WorkColumn<GroupQuoteRecord>;

const RENEWAL_DATE: Column = {
  source: 'RenewalDate',
  label: 'Renewal date',
  render: ({ RenewalDate }) => formatDay(RenewalDate),
};

const columns = (tab: QueueView, renewalDate: Column): readonly Column[] => [
  {
    source: 'GroupName',
    label: 'Group',
    isSortable: true,
    width: 11,
    render: ({ Id, GroupName, GroupEnterpriseId }) => (
      <ReviewLink path={tab.path} quoteId={Id} name={GroupName} caption={shownGroupNumber(GroupEnterpriseId) || null} />
    ),
  },
  {
    source: 'Status',
    label: 'Status',
    isSortable: true,
    width: 11.5,
    render: (quote) => <QueueStatus quote={quote} />,
  },
  {
    source: 'StatusAt',
    label: 'In status',
    isSortable: true,
    width: 11,
    render: (quote) => <QueueClock line="group" quote={quote} />,
  },
  { source: 'Id', label: 'Quote', isSortable: true, width: 9, render: ({ Id, Name }) => `${Id}: ${Name}` },
  {
    source: 'EffectiveDate',
    label: 'Effective date',
    isSortable: true,
    render: ({ EffectiveDate }) => formatDay(EffectiveDate),
  },
  renewalDate,
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

const COLUMNS = new Map(
  QUEUE_VIEWS.map((tab) => [
    tab,
    // New business has no renewal date.
    columns(tab, tab.name === 'NewBusiness' ? { ...RENEWAL_DATE, isHiddenAtFirst: true } : RENEWAL_DATE),
  ]),
);

/** The same array each time, so that the grid keeps its columns. */
export const queueColumns = (tab: QueueView): readonly Column[] => COLUMNS.get(tab)!;

/** The status; for a pended quote also whether its agent has replied, so that it is staff's turn again. */
const QueueStatus = ({ quote: { Status, QuoteStatus, AgentRepliedAt } }: { quote: GroupQuoteRecord }) => (
  <>
    <StatusChip size="small" status={Status} audience="internal" label={QuoteStatus} />
    {AgentRepliedAt && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        Agent replied <Instant at={AgentRepliedAt} />
      </Typography>
    )}
  </>
);

import { Typography } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { premiumSumText, toPremiumSum } from '#shared/quotes/quote-premium.record';
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

const STATUS: Column = {
  source: 'Status',
  label: 'Status',
  isSortable: true,
  width: 10,
  render: ({ Status, QuoteStatus }) => (
    <StatusChip size="small" status={Status} audience="internal" label={QuoteStatus} />
  ),
};

/** Hidden until somebody chooses them. */
const AT_CHOICE: readonly Column[] = [
  {
    source: 'Id',
    label: 'Quote',
    isHiddenAtFirst: true,
    isSortable: true,
    width: 9,
    render: ({ Id, Name }) => `${Id}: ${Name}`,
  },
  {
    source: 'SubmittedDate',
    label: 'Submitted',
    isHiddenAtFirst: true,
    render: ({ SubmittedDate }) => SubmittedDate && <Instant at={SubmittedDate} />,
  },
  {
    source: 'ApprovalTime',
    label: 'Approval time',
    isHiddenAtFirst: true,
    render: ({ ApprovalTime }) => ApprovalTime && <Instant at={ApprovalTime} />,
  },
  { source: 'Agents', label: 'Agents', isHiddenAtFirst: true, render: ({ Agents }) => Agents.join(', ') },
  {
    source: 'ModifiedAt',
    label: 'Last change',
    isHiddenAtFirst: true,
    isSortable: true,
    render: ({ ModifiedAt }) => <Instant at={ModifiedAt} />,
  },
];

/** By use: whose it is, how long it waits, from when, for how many and how much. */
const columns = (tab: QueueView): readonly Column[] => [
  {
    source: 'GroupName',
    label: 'Group',
    isSortable: true,
    width: 11,
    render: ({ Id, GroupName, GroupEnterpriseId }) => (
      <ReviewLink path={tab.path} quoteId={Id} name={GroupName} caption={shownGroupNumber(GroupEnterpriseId) || null} />
    ),
  },
  ASSIGNED_TO,
  {
    source: 'StatusAt',
    label: 'Days in status',
    isSortable: true,
    width: 9,
    render: (quote) => <DaysInStatus quote={quote} />,
  },
  {
    source: 'EffectiveDate',
    label: 'Effective',
    isSortable: true,
    width: 6,
    render: ({ EffectiveDate }) => formatDay(EffectiveDate),
  },
  { source: 'Members', label: 'Members', width: 5.5, isRight: true, render: ({ Members }) => Members },
  {
    source: 'Premium',
    label: 'Premium',
    isRight: true,
    render: ({ Premium }) => Premium && premiumSumText(toPremiumSum([Premium])),
  },
  STATUS,
  {
    source: 'RenewalDate',
    label: 'Renewal date',
    // New business has no renewal date.
    isHiddenAtFirst: tab.name === 'NewBusiness',
    render: ({ RenewalDate }) => formatDay(RenewalDate),
  },
  ...AT_CHOICE,
];

const COLUMNS = new Map(
  QUEUE_VIEWS.map((tab) => {
    const all = columns(tab);
    return [tab, { all, alike: all.filter((column) => column !== STATUS) }];
  }),
);

/** The same array each time, so that the grid keeps its columns. Where all quotes have the status that was chosen, no row repeats it. */
export function queueColumns(tab: QueueView, { Status }: { Status?: unknown }): readonly Column[] {
  const { all, alike } = COLUMNS.get(tab)!;
  return Array.isArray(Status) && Status.length === 1 ? alike : all;
}

/** For a pended quote also whether its agent has replied, so that it is staff's turn again. */
const DaysInStatus = ({ quote }: { quote: GroupQuoteRecord }) => (
  <>
    <QueueClock line="group" quote={quote} />
    {quote.AgentRepliedAt && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        Agent replied <Instant at={quote.AgentRepliedAt} />
      </Typography>
    )}
  </>
);

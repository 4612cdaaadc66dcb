import { Box, Link as MuiLink, Typography } from '@mui/material';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import type { SalesHomeResponse } from '#shared/sales-home/home.record';
import { INDIVIDUAL_VIEWS, WORK_VIEWS, type WorkView } from '#shared/sales/queue-views';
import { HomeCard } from '../components/HomeCard.tsx';
import { QueueClock } from '../components/quote-queue/QueueClock.tsx';
import { viewAddress, workFilter } from '../components/quote-queue/work-filter.ts';

interface Queue {
  label: string;
  path: string;
  resource: 'group' | 'individual';
  view: WorkView;
  /** Only of group quotes. */
  QuoteType?: GroupQuoteType;
}

const { NeedsReview: OF_GROUPS } = WORK_VIEWS;
const QUEUES: readonly Queue[] = [
  { label: 'New business', path: '/group', resource: 'group', view: OF_GROUPS, QuoteType: 'SmallGroupNewBusiness' },
  { label: 'Renewals', path: '/group/renewals', resource: 'group', view: OF_GROUPS, QuoteType: 'SmallGroupRenewal' },
  { label: 'Individuals', path: '/individual', resource: 'individual', view: INDIVIDUAL_VIEWS.NeedsReview },
];

/** What needs a review: the oldest by name, and straight to all of it. */
export function NeedsReview({ home: { Pipeline, Individuals } }: { home: SalesHomeResponse }) {
  const sizeOf = ({ view, QuoteType }: Queue) =>
    (QuoteType ? Pipeline.filter((stage) => stage.QuoteType === QuoteType) : Individuals)
      .filter(({ Status }) => view.statuses.includes(Status))
      .reduce((sum, { Count }) => sum + Count, 0);
  const waiting = QUEUES.filter((queue) => sizeOf(queue) > 0);
  return (
    <HomeCard title="Needs review" nothing={waiting.length === 0 && 'Nothing waits for a decision.'}>
      {waiting.map((queue) => (
        <Box key={queue.path} sx={{ '& + &': { mt: 1.5 } }}>
          <MuiLink component={Link} to={viewAddress(queue.path, queue.view)} variant="body2">
            {`${queue.label}: ${sizeOf(queue).toLocaleString('en-US')} to review`}
          </MuiLink>
          <Oldest queue={queue} />
        </Box>
      ))}
    </HomeCard>
  );
}

interface Waiting extends RaRecord {
  Status: QuoteStatus;
  StatusAt: string;
  /** Of a group quote; that of a household has the applicant's. */
  GroupName?: string;
  FirstName?: string;
  LastName?: string;
}

const MOST = 3;
const EVERY_MS = 60_000;

function Oldest({ queue: { path, resource, view, QuoteType } }: { queue: Queue }) {
  const { data } = useGetList<Waiting>(
    resource,
    {
      filter: { ...workFilter(view, {}), ...(QuoteType && { QuoteType }) },
      sort: { field: 'StatusAt', order: 'ASC' },
      pagination: { page: 1, perPage: MOST },
      meta: { polling: true },
    },
    { staleTime: 0, refetchInterval: EVERY_MS },
  );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map((quote) => (
        <Box component="li" key={quote.id} sx={LINE}>
          <MuiLink
            component={Link}
            to={viewAddress(`${path}/review/${quote.id}`, view)}
            variant="subtitle2"
            underline="hover"
          >
            {quote.GroupName ?? (`${quote.FirstName} ${quote.LastName}`.trim() || `Quote ${quote.id}`)}
          </MuiLink>
          <Typography component="span" variant="body2">
            <QueueClock line={resource} quote={quote} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  overflowWrap: 'anywhere',
} as const;

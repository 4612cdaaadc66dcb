import { Link as MuiLink, Stack } from '@mui/material';
import { Link } from 'react-router';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import type { IndividualsWaiting, PipelineStage } from '#shared/sales-home/home.record';
import { INDIVIDUAL_VIEWS, WORK_VIEWS, type WorkView } from '#shared/sales/queue-views';
import { HomeCard } from '../components/HomeCard.tsx';
import { viewAddress } from '../components/quote-queue/work-filter.ts';

interface NeedsReviewProps {
  stages: readonly PipelineStage[];
  individuals: readonly IndividualsWaiting[];
}

/** Straight to what needs a review, oldest first. */
export function NeedsReview({ stages, individuals }: NeedsReviewProps) {
  const ofGroups = (type: GroupQuoteType) =>
    sizeOf(
      WORK_VIEWS.NeedsReview,
      stages.filter(({ QuoteType }) => QuoteType === type),
    );
  const all = [
    ['New business', '/group', WORK_VIEWS.NeedsReview, ofGroups('SmallGroupNewBusiness')],
    ['Renewals', '/group/renewals', WORK_VIEWS.NeedsReview, ofGroups('SmallGroupRenewal')],
    ['Individuals', '/individual', INDIVIDUAL_VIEWS.NeedsReview, sizeOf(INDIVIDUAL_VIEWS.NeedsReview, individuals)],
  ] as const;
  const queues = all.filter(([, , , size]) => size > 0);
  return (
    <HomeCard title="Needs review" nothing={queues.length === 0 && 'Nothing waits for a decision.'}>
      <Stack direction="row" useFlexGap sx={ROW}>
        {queues.map(([label, path, view, size]) => (
          <MuiLink key={path} component={Link} to={viewAddress(path, view)} variant="body2">
            {`${label}: ${size.toLocaleString('en-US')} to review`}
          </MuiLink>
        ))}
      </Stack>
    </HomeCard>
  );
}

const sizeOf = ({ statuses }: WorkView, counts: readonly Pick<PipelineStage, 'Status' | 'Count'>[]): number =>
  counts.filter(({ Status }) => statuses.includes(Status)).reduce((sum, { Count }) => sum + Count, 0);

const ROW = { flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, '& a': { py: 0.5 } } as const;

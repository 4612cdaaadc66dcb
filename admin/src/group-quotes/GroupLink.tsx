import { Link, Typography } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router';
import { DEFAULT_ENTERPRISE_ID } from '#shared/groups/enterprise-id';
import { linkId } from '../components/quote-queue/row-place.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import type { QueueView } from './queue-views.ts';
import { reviewPath, useReview } from './review/use-review.ts';

interface GroupLinkProps {
  tab: QueueView;
  quote: GroupQuoteRecord;
}

/** The group's name opens its quote beside the queue; below it, the insurer's number. */
export function GroupLink({ tab, quote: { Id, GroupName, GroupEnterpriseId } }: GroupLinkProps) {
  const { search } = useLocation();
  const { quoteId } = useReview(tab);
  return (
    <>
      <Link
        id={linkId(Id)}
        component={RouterLink}
        to={{ pathname: reviewPath(tab, Id), search }}
        replace={quoteId !== null}
        aria-current={quoteId === Id ? 'true' : undefined}
        underline="hover"
        sx={{ overflowWrap: 'anywhere', '&[aria-current]': { bgcolor: 'action.selected' } }}
      >
        {GroupName}
      </Link>
      {GroupEnterpriseId !== DEFAULT_ENTERPRISE_ID && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {GroupEnterpriseId}
        </Typography>
      )}
    </>
  );
}

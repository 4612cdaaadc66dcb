import { Link, Typography } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router';
import { reviewPath } from '#shared/sales/review-desk';
import { linkId, useReview } from './use-review.ts';

interface ReviewLinkProps {
  /** Of the queue. */
  path: string;
  quoteId: number;
  name: string;
  /** Below the name. */
  caption: string | null;
}

/** A row's name opens its quote beside the queue. */
export function ReviewLink({ path, quoteId, name, caption }: ReviewLinkProps) {
  const { search } = useLocation();
  const { quoteId: opened } = useReview(path);
  return (
    <>
      <Link
        id={linkId(quoteId)}
        component={RouterLink}
        to={{ pathname: reviewPath(path, quoteId), search }}
        replace={opened !== null}
        aria-current={opened === quoteId ? 'true' : undefined}
        underline="hover"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere', '&[aria-current]': { bgcolor: 'action.selected' } }}
      >
        {name}
      </Link>
      {caption !== null && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {caption}
        </Typography>
      )}
    </>
  );
}

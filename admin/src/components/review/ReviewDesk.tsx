import { Box, Dialog, GlobalStyles, Skeleton, type Theme } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { PendingRows } from '../undo/PendingRows.tsx';
import { linkId, type Review, useReview } from './use-review.ts';
import { useIsBelow } from '#web/theme/use-is-below';

interface ReviewDeskProps {
  /** Of the queue. */
  path: string;
  /** The quote's panel, which may still have to be loaded. */
  children: (review: Review, quoteId: number) => ReactNode;
}

/** The quote under review beside the queue, or above it where there is no room. Closing it returns the focus to its row. */
export function ReviewDesk({ path, children }: ReviewDeskProps) {
  const review = useReview(path);
  const { quoteId } = review;
  const isBeside = !useIsBelow('md');
  useFocusOfRow(quoteId);
  if (quoteId === null) {
    return null;
  }
  const panel = (
    <PendingRows>
      <Suspense fallback={<Skeleton variant="rectangular" height={480} />}>{children(review, quoteId)}</Suspense>
    </PendingRows>
  );
  return isBeside ? (
    <Box component="aside" aria-label="Review" data-takes-focus sx={BESIDE}>
      <GlobalStyles styles={UNDER_REVIEW} />
      {panel}
    </Box>
  ) : (
    <Dialog open fullScreen onClose={review.close} slotProps={NAMED}>
      {panel}
    </Dialog>
  );
}

function useFocusOfRow(quoteId: number | null): void {
  const last = useRef(quoteId);
  useEffect(() => {
    if (quoteId === null && last.current !== null) {
      (document.getElementById(linkId(last.current)) ?? document.getElementById('main'))?.focus();
    }
    last.current = quoteId;
  }, [quoteId]);
}

/** The row under review is not only one that is hovered. */
const UNDER_REVIEW = ({ vars, palette }: Theme) => ({
  '[role="row"]:has([id^="quote-"][aria-current="true"])': {
    backgroundColor: (vars ?? { palette }).palette.action.selected,
    boxShadow: `inset 3px 0 ${(vars ?? { palette }).palette.primary.main}`,
  },
});

/** MUI names a dialog by an element of its own, which this one does not have. */
const NAMED = { paper: { 'aria-label': 'Review', 'aria-labelledby': undefined } };

/** Stays in view while the queue scrolls, and scrolls by itself. */
const BESIDE = {
  flexShrink: 0,
  width: { md: 420, lg: 480, xl: 560 },
  ml: 2,
  alignSelf: 'flex-start',
  position: 'sticky',
  top: 72,
  // Below the heading and tabs, so that the decisions are in view before anything is scrolled.
  maxHeight: 'max(26rem, calc(100dvh - 15.5rem))',
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media print': { position: 'static', width: '100%', maxHeight: 'none', ml: 0 },
} as const;

import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import { Alert, Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { formatDay } from '#shared/formats/auto-date';
import { BEFORE_ENROLLMENT } from '#shared/quotes/quote-status';
import { StatusChip } from '#web/status/StatusChip';
import { QueueClock } from '../QueueClock.tsx';
import { Decisions } from './Decisions.tsx';
import { overviewQuery, refreshReview, reviewedQuoteQuery } from './review.api.ts';
import { ReviewSections } from './ReviewSections.tsx';
import { type QueueSteps, useQueueSteps } from './use-queue-steps.ts';
import type { useReview } from './use-review.ts';

interface ReviewPanelProps {
  review: ReturnType<typeof useReview>;
  quoteId: number;
}

/** One quote of the queue with everything a decision needs. `j` and `k` go to the next and the previous one, Escape closes it. */
export function ReviewPanel({ review, quoteId }: ReviewPanelProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const steps = useQueueSteps(review);
  const { listed, following } = steps;
  const { data: quote, error } = useQuery(reviewedQuoteQuery(quoteId));
  const status = quote?.Status ?? listed?.Status;
  const { data: overview } = useQuery({
    ...overviewQuery(quoteId),
    enabled: status !== undefined && !BEFORE_ENROLLMENT.includes(status),
  });
  useEffect(() => {
    if (following !== null) {
      void queryClient.prefetchQuery(reviewedQuoteQuery(following));
      void queryClient.prefetchQuery(overviewQuery(following));
    }
  }, [following, queryClient]);

  const refresh = () => refreshReview(queryClient, quoteId);
  const decided = (message: string, goesOn: boolean) => {
    notify(message, { type: 'success' });
    if (goesOn && following !== null) {
      steps.next?.();
    } else if (goesOn) {
      void refresh().then(steps.moveOn);
    }
  };
  return (
    <Box onKeyDown={(event) => pressed(event, steps, review.close)} sx={PANEL}>
      <Head
        quoteId={quoteId}
        name={quote?.Group.GroupName ?? listed?.GroupName ?? 'Quote'}
        steps={steps}
        onClose={review.close}
      >
        {quote && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {quoteId}: {quote.Name}, effective {formatDay(quote.EffectiveDate)}
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <StatusChip size="small" status={quote.Status} audience="internal" label={quote.QuoteStatus} />
              {listed && <QueueClock quote={listed} />}
            </Stack>
          </>
        )}
      </Head>
      <Box sx={{ flex: '1 1 auto', overflowY: 'auto', px: 2, pb: 2 }} tabIndex={0} role="group" aria-label="Details">
        {error && !quote && <Alert severity="error">{error.message}</Alert>}
        {quote && <ReviewSections key={quoteId} quote={quote} overview={overview} listed={listed} refresh={refresh} />}
      </Box>
      {overview && <Decisions key={quoteId} overview={overview} refresh={refresh} onDecided={decided} />}
    </Box>
  );
}

const PANEL = { display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' } as const;

/** Keys of the panel itself: not those of a dialog above it, nor what is typed. Only while it has the focus (WCAG 2.1.4). */
function pressed(event: KeyboardEvent<HTMLElement>, { next, previous }: QueueSteps, close: () => void): void {
  const target = event.target as HTMLElement;
  const isOwn = event.currentTarget.contains(target) && !target.closest('input, textarea, select');
  if (!isOwn || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const act = { j: next, k: previous, Escape: close }[event.key];
  if (act) {
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}

interface HeadProps {
  quoteId: number;
  name: string;
  steps: QueueSteps;
  onClose: () => void;
  children: ReactNode;
}

/** Takes the focus for each quote, so that screen readers say its name. */
function Head({ quoteId, name, steps: { next, previous, placeText }, onClose, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [quoteId]);
  return (
    <Box sx={{ p: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
        <Stack direction="row" sx={{ flexShrink: 0, alignItems: 'center' }}>
          {placeText && (
            <Typography variant="caption" color="textSecondary" sx={{ mr: 1, whiteSpace: 'nowrap' }}>
              {placeText}
            </Typography>
          )}
          <Step label="Previous quote" hint="Previous (k)" act={previous}>
            <PreviousIcon />
          </Step>
          <Step label="Next quote" hint="Next (j)" act={next}>
            <NextIcon />
          </Step>
          <Step label="Close the review" hint="Close (Esc)" act={onClose}>
            <CloseIcon />
          </Step>
        </Stack>
      </Stack>
      {children}
    </Box>
  );
}

interface StepProps {
  label: string;
  hint: string;
  act: (() => void) | null;
  children: ReactNode;
}

/** Stays focusable at the end of the queue, so that the focus is not lost. */
const Step = ({ label, hint, act, children }: StepProps) => (
  <Tooltip title={hint}>
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
      sx={act === null ? { opacity: 0.4 } : undefined}
    >
      {children}
    </IconButton>
  </Tooltip>
);

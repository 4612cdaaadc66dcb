import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { StatusChip } from '#web/status/StatusChip';
import { QueueClock } from '../quote-queue/QueueClock.tsx';
import type { QueueSteps } from './use-queue-steps.ts';
import type { Review } from './use-review.ts';

interface ReviewFrameProps {
  quoteId: number;
  /** The group, or the applicant. */
  name: string;
  review: Review;
  steps: Pick<QueueSteps, 'next' | 'previous' | 'placeText'>;
  /** Below the name. */
  head: ReactNode;
  /** Below the details, always in view. */
  decisions: ReactNode;
  children: ReactNode;
}

/**
 * One quote of the queue with everything a decision needs. `j` and `k` go to the next and the previous one, Escape closes it; another letter
 * presses the button, or goes to the field, that has it as `data-key`.
 */
export const ReviewFrame = ({ quoteId, name, review, steps, head, decisions, children }: ReviewFrameProps) => (
  <Box onKeyDown={(event) => pressed(event, steps, review.close)} sx={PANEL}>
    <Head quoteId={quoteId} name={name} review={review} steps={steps}>
      {head}
    </Head>
    {/* Anew for each quote, which so begins at its top. */}
    <Box
      key={`details of ${quoteId}`}
      sx={{ flex: '1 1 auto', overflowY: 'auto', px: 2, pb: 2 }}
      tabIndex={0}
      role="group"
      aria-label="Details"
    >
      {children}
    </Box>
    {decisions}
  </Box>
);

const PANEL = { display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' } as const;

/** Keys of the panel itself: not those of a dialog above it, nor what is typed. Only while it has the focus (WCAG 2.1.4). */
function pressed(
  event: KeyboardEvent<HTMLElement>,
  { next, previous }: ReviewFrameProps['steps'],
  close: () => void,
): void {
  const target = event.target as HTMLElement;
  const isOwn = event.currentTarget.contains(target) && !target.closest('input, textarea, select');
  if (!isOwn || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const act = { j: next, k: previous, Escape: close }[event.key] ?? actOf(event.currentTarget, event.key);
  if (act) {
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}

function actOf(panel: HTMLElement, key: string): (() => void) | null {
  const keyed = /^[a-z]$/.test(key) ? panel.querySelector(`[data-key="${key}"]`) : null;
  const target = keyed?.matches('button') ? keyed : keyed?.querySelector('button, textarea');
  return target instanceof HTMLTextAreaElement
    ? () => target.focus()
    : target instanceof HTMLButtonElement
      ? () => target.click()
      : null;
}

type HeadProps = Pick<ReviewFrameProps, 'name' | 'review' | 'steps'> & { quoteId: number; children: ReactNode };

/** Takes the focus for each quote, so that screen readers say its name; before it is seen, so that no key is lost. */
function Head({ quoteId, name, review, steps: { next, previous, placeText }, children }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [quoteId]);
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere', flex: '1 1 9rem' }}>
          {name}
        </Typography>
        <Stack direction="row" sx={{ ml: 'auto', alignItems: 'center' }}>
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
          <Step label="Close the review" hint="Close (Esc)" act={review.close}>
            <CloseIcon />
          </Step>
        </Stack>
      </Stack>
      {children}
    </Box>
  );
}

interface ReviewFactsProps extends Pick<Parameters<typeof QueueClock>[0], 'line'> {
  /** The quote, in a few words. */
  about: string;
  status: QuoteStatus;
  /** Of the status. */
  label: string;
  /** Once it is known since when. */
  clock: Parameters<typeof QueueClock>[0]['quote'] | undefined;
}

/** Below the name: which quote, its status, and for how long. */
export const ReviewFacts = ({ about, status, label, line, clock }: ReviewFactsProps) => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {about}
    </Typography>
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip size="small" status={status} audience="internal" label={label} />
      {clock && <QueueClock line={line} quote={clock} />}
    </Stack>
  </>
);

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

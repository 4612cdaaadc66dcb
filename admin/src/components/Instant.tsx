import { Box } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { formatInstant, relativeTime } from '#shared/formats/instant';

/** How long ago something was, with the date and time in the tooltip; on paper the date and time. */
export const Instant = ({ at }: { at: string | null }) => (
  <Box component="time" dateTime={at ?? undefined} title={formatInstant(at)} sx={EXACT_ON_PAPER}>
    <Box component="span" sx={{ displayPrint: 'none' }}>
      {relativeTime(at, useNow())}
    </Box>
  </Box>
);

const EXACT_ON_PAPER = { '@media print': { '&::after': { content: 'attr(title)' } } } as const;

const STEP_MS = 10_000;

/** The time, in steps: what is shown does not grow old on an open page. */
const useNow = (): number => useSyncExternalStore(eachStep, now);

const now = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;

function eachStep(tell: () => void): () => void {
  const timer = setInterval(tell, STEP_MS);
  return () => clearInterval(timer);
}

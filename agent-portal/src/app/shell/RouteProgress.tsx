import { Box, keyframes } from '@mui/material';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';

const APPEAR = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const TURN = keyframes({ to: { transform: 'rotate(360deg)' } });

/**
 * The loading overlay of spec 000 section 2: covers the previous screen while the next one loads. Short waits show nothing, and the
 * content below stays usable.
 */
export const RouteProgress = ({ active }: { active: boolean }) => (
  <Box role="status" sx={{ position: 'fixed', inset: 0, zIndex: 'tooltip', pointerEvents: 'none' }}>
    {active && (
      <Box sx={OVERLAY}>
        <Box sx={SPINNER} />
        <Box component="span" sx={HIDDEN_TEXT}>
          Loading the next screen
        </Box>
      </Box>
    )}
  </Box>
);

const OVERLAY = {
  height: 1,
  display: 'grid',
  placeItems: 'center',
  opacity: 0,
  bgcolor: 'rgba(128, 128, 128, 0.16)',
  animation: `${APPEAR} 100ms 150ms forwards`,
} as const;

const SPINNER = {
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: 4,
  borderColor: 'divider',
  borderTopColor: 'primary.main',
  animation: `${TURN} 1s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

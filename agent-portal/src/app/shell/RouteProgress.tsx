import { Box, keyframes } from '@mui/material';

const APPEAR = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const SLIDE = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** A line at the top while the next screen loads; the previous one stays until then. Short waits show nothing. */
export const RouteProgress = ({ active }: { active: boolean }) => (
  <Box role="status" sx={{ position: 'fixed', inset: '0 0 auto 0', zIndex: 'tooltip', overflow: 'hidden' }}>
    {active && (
      <Box sx={{ height: 3, opacity: 0, bgcolor: 'divider', animation: `${APPEAR} 100ms 150ms forwards` }}>
        <Box
          sx={{ height: 1, width: '40%', bgcolor: 'primary.main', animation: `${SLIDE} 1.2s ease-in-out infinite` }}
        />
        <Box component="span" sx={HIDDEN}>
          Loading the next screen
        </Box>
      </Box>
    )}
  </Box>
);

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

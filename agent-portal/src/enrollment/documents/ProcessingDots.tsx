import { Box, keyframes } from '@mui/material';

/** Spec 001 section 9: "processing dots every 500 ms". */
const DOT_MS = 500;
const STATES = ['""', '"."', '".."', '"..."'];

const DOTS = keyframes(
  Object.fromEntries(STATES.map((content, index) => [`${(index * 100) / STATES.length}%`, { content }])),
);

/** One more dot every half second; all at once for users who asked for less motion. Screen readers hear the word before it alone. */
export const ProcessingDots = () => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      width: '1.5em',
      '&::after': { content: '"..."', animation: `${DOTS} ${DOT_MS * STATES.length}ms step-end infinite` },
      '@media (prefers-reduced-motion: reduce)': { '&::after': { animation: 'none' } },
    }}
  />
);

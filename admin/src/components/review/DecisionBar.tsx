import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The decisions, below the details. */
export const DecisionBar = ({ children }: { children: ReactNode }) => (
  <Box role="group" aria-label="Decision" sx={BAR}>
    {children}
  </Box>
);

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

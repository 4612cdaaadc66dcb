import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** What only an auditor looks for: digests, versions and user names. */
export const TechnicalDetails = ({ children }: { children: ReactNode }) => (
  <Box component="details" sx={{ '& summary': { cursor: 'pointer', typography: 'body2', py: 0.5 } }}>
    <summary>Technical details</summary>
    <Stack spacing={2} sx={{ pt: 1 }}>
      {children}
    </Stack>
  </Box>
);

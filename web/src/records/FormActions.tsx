import { Paper, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** For a button that a phone can do without: the way back is above the heading, too. */
export const WIDE_ONLY = { display: { xs: 'none', sm: 'inline-flex' } } as const;

/** The buttons of a long form, always in sight at the bottom. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <Paper
    variant="outlined"
    sx={{ position: 'sticky', bottom: 0, zIndex: 1, mt: 3, px: 2, py: 1.5, boxShadow: '0 -4px 12px rgb(0 0 0 / 6%)' }}
  >
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {children}
    </Stack>
  </Paper>
);

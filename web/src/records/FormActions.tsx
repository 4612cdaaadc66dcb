import { Paper, Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** For a button that is omitted on phones: there is also a way back above the heading. */
export const WIDE_ONLY = { display: { xs: 'none', sm: 'inline-flex' } } as const;

/** The buttons of a long form, always visible at the bottom. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <Paper
    variant="outlined"
    className="no-print"
    sx={{ position: 'sticky', bottom: 0, zIndex: 1, mt: 3, px: 2, py: 1.5, boxShadow: '0 -4px 12px rgb(0 0 0 / 6%)' }}
  >
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {children}
    </Stack>
  </Paper>
);

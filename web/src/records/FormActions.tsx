import { Box, GlobalStyles, Paper, Stack, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveIndicator } from './SaveIndicator.tsx';
import type { SaveState } from './use-save-state.ts';

interface FormActionsProps {
  /** Whether the form is stored, for one that saves itself or keeps a draft. */
  state?: SaveState;
  /** Beside it: what is not stored yet, and why. */
  note?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

/** What is stored, and the buttons of a long form: always visible at the bottom. */
export const FormActions = ({ state, note, children }: FormActionsProps) => (
  <Paper
    variant="outlined"
    className="no-print"
    sx={{ position: 'sticky', bottom: 0, zIndex: 1, mt: 3, px: 2, py: 1.5, boxShadow: '0 -4px 12px rgb(0 0 0 / 6%)' }}
  >
    <GlobalStyles styles={ABOVE_THE_BAR} />
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {state && (
        <Box sx={STATE}>
          <SaveIndicator state={state} />
          {note}
        </Box>
      )}
      {children}
    </Stack>
  </Paper>
);

/** A field that takes the focus must not end up below the bar, which has several lines on phones. */
const ABOVE_THE_BAR = (theme: Theme) => ({
  html: { scrollPaddingBottom: 80 },
  [theme.breakpoints.down('sm')]: { html: { scrollPaddingBottom: 176 } },
});

const STATE = {
  mr: 'auto',
  minWidth: 0,
  flex: '1 1 200px',
  display: 'flex',
  // The empty indicator must not take a line of its own.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 2,
  alignItems: 'center',
} as const;

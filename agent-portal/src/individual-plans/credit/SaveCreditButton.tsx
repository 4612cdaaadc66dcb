import { Button, CircularProgress } from '@mui/material';
import type { MouseEvent } from 'react';

/** Busy while the credit is saved, but never disabled: a disabled button would lose the focus. */
export const SaveCreditButton = ({ isBusy }: { isBusy: boolean }) => (
  <Button
    type="submit"
    variant="outlined"
    aria-busy={isBusy || undefined}
    startIcon={isBusy && <CircularProgress size={16} color="inherit" aria-hidden />}
    onClick={(event: MouseEvent) => isBusy && event.preventDefault()}
  >
    Update prices
  </Button>
);

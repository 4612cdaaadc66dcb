import { Button, CircularProgress } from '@mui/material';
import type { MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps {
  /** It is being sent: the button is disabled. */
  isBusy: boolean;
  children: string;
}

/** While the form saves what comes first, the button is busy but keeps the focus, to which a dialog returns it. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      loading={isBusy}
      aria-busy={isSubmitting || undefined}
      startIcon={isSubmitting && <CircularProgress size={18} color="inherit" aria-hidden />}
      onClick={(event: MouseEvent) => isSubmitting && event.preventDefault()}
    >
      {children}
    </Button>
  );
}

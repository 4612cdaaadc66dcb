import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { ELECTED_MISSING, electedAmountProblem } from '#shared/eligibility/net-premium';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import type { StartForm } from './use-start-quote.ts';

interface SubsidyDialogProps {
  /** Dollars a month. */
  granted: number;
  isBusy: boolean;
  /** Why the quote was not started, if not because of the amount. */
  refusal: string | null;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks how much of the granted credit is taken in advance. Source: spec 002 section 5, "Subsidy modal". */
export function SubsidyDialog({ granted, isBusy, refusal, onSubmit, onClose }: SubsidyDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={`${id}-title`}>Subsidy</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} variant="body2" sx={{ mb: 2 }}>
            The marketplace grants up to {formatDollars(granted)} a month. The client may take less now, and the rest
            with the tax return.
          </DialogContentText>
          <CurrencyInput<StartForm>
            name="Ffm.AptcElectedAmount"
            label="Elected amount a month"
            required
            requiredMessage={ELECTED_MISSING}
            check={(dollars) => electedAmountProblem(centsFromDollars(dollars), centsFromDollars(granted))}
            autoFocus
          />
          {refusal && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

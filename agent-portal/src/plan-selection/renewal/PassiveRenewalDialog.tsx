import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { RENEWALS } from '#shared/renewals/renewals.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { reloadGroupQuote } from '../reload-group-quote.ts';
import { currentPlansQuery } from './renewal-queries.ts';

/** Asks for confirmation, then shows the result. Spec 002 section 2, "passive renewal result". */
export function PassiveRenewalDialog({ quote, onClose }: { quote: QuoteResponse; onClose: () => void }) {
  const { mutate, data, error, isPending, isIdle } = useMutation({
    mutationFn: () => call(RENEWALS.renew, { quoteId: quote.Id, body: { Version: quote.Version } }),
    onSettled: () => {
      reloadGroupQuote(quote.Id);
      void queryClient.invalidateQueries({ queryKey: currentPlansQuery(quote.Id).queryKey });
    },
  });
  return (
    <Dialog open onClose={isPending ? undefined : onClose}>
      <DialogTitle>{isIdle || isPending ? 'Renew passively?' : 'Passive renewal'}</DialogTitle>
      <DialogContent aria-live="polite">
        {(isIdle || isPending) &&
          `${quote.Group.GroupName} gets the replacements for its current plans, at the renewal rates. This cannot be undone.`}
        {data?.Outcome === 'Renewed' && <Alert severity="success">Quote has been {data.QuoteStatus}.</Alert>}
        {data?.Outcome === 'Failed' && <Alert severity="error">{data.Message}</Alert>}
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      </DialogContent>
      <DialogActions>
        {isIdle || isPending ? (
          <>
            <Button onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button variant="contained" loading={isPending} onClick={() => mutate()}>
              Renew passively
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose} autoFocus>
            Close
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { quoteHasBeen } from '#shared/plans/manual-status-update';
import { useQuoteAction } from './use-quote-action.ts';

const LONGEST_WHY = 200;

/** For internal staff: records that the quote is handled outside this product, then shows its new status. */
export function ManualStatusDialog({ quote, onClose }: { quote: QuoteResponse; onClose: () => void }) {
  const [why, setWhy] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const { isBusy, failure, confirmation, run } = useQuoteAction('ManualStatusUpdate', quote, ({ Status }) =>
    setSaid(quoteHasBeen(Status)),
  );
  const send = () => run({ ...(why.trim() === '' ? {} : { Why: why.trim() }), ...confirmation });
  return (
    <Dialog open onClose={() => !isBusy && onClose()} fullWidth maxWidth="xs">
      <DialogTitle>{said === null ? 'Update the status manually?' : 'Status updated'}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" role="status">
          {said ??
            'The quote becomes Manually Processed: it is handled outside of this product and ends here. This cannot be undone.'}
        </Typography>
        {said === null && (
          <TextField
            label="Why (optional)"
            helperText="Do not include names: it is shown in the history of the quote."
            value={why}
            onChange={({ target }) => setWhy(target.value)}
            multiline
            fullWidth
            disabled={isBusy}
            slotProps={{ htmlInput: { maxLength: LONGEST_WHY } }}
            sx={{ mt: 2 }}
          />
        )}
        {failure && said === null && (
          <Alert severity={confirmation ? 'warning' : 'error'} sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {said === null && (
          <Button onClick={onClose} disabled={isBusy} autoFocus>
            Cancel
          </Button>
        )}
        {said === null ? (
          <Button variant="contained" color="error" loading={isBusy} onClick={send}>
            {confirmation ? 'Take over and set to Manually Processed' : 'Set to Manually Processed'}
          </Button>
        ) : (
          <Button variant="contained" autoFocus onClick={onClose}>
            Close
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

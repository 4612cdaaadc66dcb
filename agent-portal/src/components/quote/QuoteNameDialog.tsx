import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { quoteNameProblem } from '#shared/quotes/quote-name';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { sendJson } from '#web/http/client';
import { queryClient } from '../../app/query-client.ts';

const LONGEST = 100;
const ERROR_TEXT = /^Error:\s*/;
/** The dialog shows refusals itself. */
const IN_DIALOG = { bubble: true, suppressNotification: true } as const;

/** The quote-name modal. The server's refusals start with "Error:" and are shown at the field. Spec 002 sections 2 and 5. */
export function QuoteNameDialog({ quote, onClose }: { quote: QuoteResponse; onClose: () => void }) {
  const id = useId();
  const [name, setName] = useState(quote.Name);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      sendJson<QuoteResponse>('PUT', '/api/quote', { Id: quote.Id, Version: quote.Version, Name: name }, IN_DIALOG),
    onSuccess: async (renamed) => {
      queryClient.setQueryData(['quote', quote.Id], renamed);
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['group-quotes', quote.GroupId] });
    },
    onError: (error) => setProblem(fieldErrorsOf(error)['Name']?.join(' ') ?? errorMessage(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = quoteNameProblem(name, []);
    setProblem(found);
    if (name.trim() === quote.Name) {
      onClose();
    } else if (found === null && !isPending) {
      mutate();
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>Quote name</DialogTitle>
        <DialogContent>
          <TextField
            id={id}
            name="Name"
            label="Name"
            autoFocus
            fullWidth
            margin="dense"
            value={name}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
            error={problem !== null}
            helperText={problem?.replace(ERROR_TEXT, '')}
            slotProps={{ htmlInput: { maxLength: LONGEST }, formHelperText: { role: 'alert' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            Save name
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

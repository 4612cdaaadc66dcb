import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { useCopyQuote } from './use-copy-quote.ts';

interface CopyQuoteDialogProps {
  quote: QuoteResponse;
  onClose: () => void;
}

const LONGEST = 100;
const ERROR_TEXT = /^Error:\s*/;

/** Name and effective date of a copy; where none can be made, the reason. */
export function CopyQuoteDialog({ quote, onClose }: CopyQuoteDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Copy quote</DialogTitle>
      {quote.CopyProblem === null ? (
        <CopyForm quote={quote} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <Alert severity="info">{quote.CopyProblem}</Alert>
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function CopyForm({ quote, onClose }: CopyQuoteDialogProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [day, setDay] = useState<IsoDate>(firstChoice(quote));
  const { mutate, isPending, error } = useCopyQuote();
  const fields = fieldErrorsOf(error);
  const messageOf = (field: string) => fields[field]?.join(' ').replace(ERROR_TEXT, '');
  const isPlaced = Boolean(fields['Name'] ?? fields['EffectiveDate']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) {
      mutate({ Id: quote.Id, EffectiveDate: day, ...(name.trim() === '' ? {} : { Name: name }) });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>
          The copy begins with the census of “{quote.Name}”, which can then be changed. Plans are chosen again, because
          their prices depend on the census and the date.
        </DialogContentText>
        <Stack spacing={2}>
          {error && !isPlaced && <Alert severity="error">{errorMessage(error)}</Alert>}
          <TextField
            id={`${id}-name`}
            name="Name"
            label="Name of the copy"
            autoFocus
            fullWidth
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={fields['Name'] !== undefined}
            helperText={messageOf('Name') ?? 'Left empty, it is named after the group and the effective date.'}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
          <TextField
            select
            id={`${id}-day`}
            name="EffectiveDate"
            label="Effective date"
            fullWidth
            value={day}
            onChange={({ target }) => setDay(target.value as IsoDate)}
            error={fields['EffectiveDate'] !== undefined}
            helperText={messageOf('EffectiveDate')}
          >
            {quote.CopyEffectiveDates.map((each) => (
              <MenuItem key={each} value={each}>
                {formatDay(each)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={isPending}>
          Create copy
        </Button>
      </DialogActions>
    </form>
  );
}

/** The quote's own date while it can be chosen, else the first that can. */
const firstChoice = ({ EffectiveDate, CopyEffectiveDates }: QuoteResponse): IsoDate =>
  CopyEffectiveDates.includes(EffectiveDate) ? EffectiveDate : (CopyEffectiveDates[0] ?? EffectiveDate);

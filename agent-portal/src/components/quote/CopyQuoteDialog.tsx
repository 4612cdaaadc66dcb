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
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { groupCensusPath } from '#shared/quotes/next-step';
import type { CopyQuoteRequest, QuoteResponse } from '#shared/quotes/quote.record';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { useShownError } from '#web/shell/shown-errors';
import { useGoOn } from '#web/shell/use-go-on';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';

interface CopyQuoteDialogProps {
  quote: QuoteResponse;
  onClose: () => void;
}

const LONGEST = 100;
const ERROR_TEXT = /^Error:\s*/;

/** Name and effective date of a copy; if none can be made, the reason. */
export function CopyQuoteDialog({ quote, onClose }: CopyQuoteDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>Copy quote</DialogTitle>
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
  useShownError(fields['EffectiveDate'] !== undefined);
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
          <PlainField
            name="Name"
            label="Name of the copy"
            autoFocus
            value={name}
            onChange={setName}
            hint="If left empty, it is named after the group and the effective date."
            problem={messageOf('Name')}
            inputProps={{ maxLength: LONGEST }}
          />
          <EffectiveDateSelect
            id={`${id}-day`}
            days={quote.CopyEffectiveDates}
            value={day}
            onChange={setDay}
            problem={messageOf('EffectiveDate')}
          />
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

interface EffectiveDateSelectProps {
  id: string;
  days: readonly IsoDate[];
  value: IsoDate;
  onChange: (day: IsoDate) => void;
  problem: string | undefined;
}

const EffectiveDateSelect = ({ id, days, value, onChange, problem }: EffectiveDateSelectProps) => (
  <TextField
    select
    id={id}
    name="EffectiveDate"
    label="Effective date"
    fullWidth
    value={value}
    onChange={({ target }) => onChange(target.value as IsoDate)}
    error={problem !== undefined}
    helperText={problem}
  >
    {days.map((each) => (
      <MenuItem key={each} value={each}>
        {formatDay(each)}
      </MenuItem>
    ))}
  </TextField>
);

/** The quote's own date if it is still available, otherwise the first available one. */
const firstChoice = ({ EffectiveDate, CopyEffectiveDates }: QuoteResponse): IsoDate =>
  CopyEffectiveDates.includes(EffectiveDate) ? EffectiveDate : (CopyEffectiveDates[0] ?? EffectiveDate);

/** The dialog shows refusals itself. */

const copyQuote = (request: CopyQuoteRequest): Promise<QuoteResponse> => call(STARTING_QUOTES.start, { body: request });

/** Creates the copy and opens its census. */
function useCopyQuote() {
  const goOn = useGoOn();
  return useMutation({
    mutationFn: copyQuote,
    onSuccess: async (copy) => {
      queryClient.setQueryData(['quote', copy.Id], copy);
      void queryClient.invalidateQueries({ queryKey: ['group-quotes', copy.GroupId] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      notifySuccess(`“${copy.Name}” has been created. Its census can be changed.`);
      await goOn(groupCensusPath(copy.Id));
    },
  });
}

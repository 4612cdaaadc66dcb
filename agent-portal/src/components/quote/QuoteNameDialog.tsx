import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { quoteNameProblem } from '#shared/quotes/quote-name';
import { PlainField } from '#web/inputs/PlainField';

const LONGEST = 100;
const ERROR_TEXT = /^Error:\s*/;

interface QuoteNameDialogProps {
  name: string;
  /** @returns what is wrong with the name, or null when it was saved */
  onSave: (name: string) => Promise<string | null>;
  onClose: () => void;
}

/** The quote-name modal. The server's refusals start with "Error:" and show at the field. Spec 002 sections 2 and 5. */
export function QuoteNameDialog({ name, onSave, onClose }: QuoteNameDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (isSaving) {
      return;
    }
    if (wanted === name) {
      onClose();
      return;
    }
    setSaving(true);
    const found = quoteNameProblem(wanted, []) ?? (await onSave(wanted));
    setSaving(false);
    if (found === null) {
      onClose();
    } else {
      setProblem(found);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => !isSaving && onClose()} aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>Quote name</DialogTitle>
        <DialogContent>
          <Box sx={{ pt: 1 }}>
            <PlainField
              name="Name"
              label="Quote name"
              autoFocus
              value={typed}
              onFocus={({ target }) => target.select()}
              onChange={setTyped}
              hint="Shown on the dashboard, the proposal and the group’s list of quotes."
              problem={problem?.replace(ERROR_TEXT, '')}
              announce
              inputProps={{ maxLength: LONGEST }}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            Save name
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

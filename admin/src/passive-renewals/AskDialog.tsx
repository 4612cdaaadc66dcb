import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { SURVEY_QUESTION } from '#shared/renewals/renewal-survey';
import { subjects } from '../components/bulk-runs/run-words.ts';
import { submitGroups } from './passive-renewals.api.ts';

interface AskDialogProps {
  groupIds: readonly number[];
  onClose: () => void;
  onStarted: (runId: number) => void;
}

/** Asks the agents of the chosen groups whether they mean to renew. */
export function AskDialog({ groupIds, onClose, onStarted }: AskDialogProps) {
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onStarted((await submitGroups(groupIds, 'Survey', key)).BulkRunId);
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Ask the agents of {subjects(groupIds.length, ['group', 'groups'])}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          On the page of each group its agent is asked: “{SURVEY_QUESTION}” The answer shows in this list. Nothing is
          renewed.
        </DialogContentText>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void ask()} autoFocus>
          Ask
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted } from '#shared/formats/text';
import { SURVEY_QUESTION } from '#shared/renewals/renewal-state';
import { useRenewalActions } from './passive-renewal-calls.ts';

interface AskDialogProps {
  groupIds: readonly number[];
  onClose: () => void;
  onStarted: (runId: number) => void;
}

/** Asks the agents of the selected groups whether they intend to renew. */
export function AskDialog({ groupIds, onClose, onStarted }: AskDialogProps) {
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const { submitGroups } = useRenewalActions();
  const asking = useMutation({
    mutationFn: () => submitGroups(groupIds, 'Survey', key),
    onSuccess: ({ BulkRunId }) => onStarted(BulkRunId),
  });
  return (
    <Dialog open onClose={asking.isPending ? undefined : onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Ask the agents of {counted(groupIds.length, 'group')}?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          The page of each group will ask its agent: “{SURVEY_QUESTION}” The answers appear in this list. Nothing is
          renewed.
        </DialogContentText>
        {asking.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {asking.error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={asking.isPending}>
          Cancel
        </Button>
        <Button variant="contained" loading={asking.isPending} onClick={() => asking.mutate()} autoFocus>
          Ask
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FoundIndividual } from '#shared/search/individual-search.record';
import { errorMessage } from '#web/http/api-error';
import { nameOf } from './FoundIndividualsTable.tsx';
import { INDIVIDUAL_SEARCH, restoreQuote } from './individual-search.api.ts';

/** Spec 002 section 2: internal staff restore a deleted quote. */
export function RestoreDialog({ found, onClose }: { found: FoundIndividual; onClose: () => void }) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () => restoreQuote(found),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: INDIVIDUAL_SEARCH });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby="restore-title">
      <DialogTitle id="restore-title">Restore the quote of {nameOf(found)}?</DialogTitle>
      <DialogContent>
        <DialogContentText>Its agents will see it again, as it was when it was deleted.</DialogContentText>
        {restore.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {errorMessage(restore.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" loading={restore.isPending} onClick={() => restore.mutate()}>
          Restore
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material';
import { useId } from 'react';
import type { AssignmentOutcome } from '#shared/sales/assignment.record';

interface OutcomeDialogProps {
  /** What was done. */
  title: string;
  /** Of those that were not done. */
  outcomes: readonly AssignmentOutcome[];
  onClose: () => void;
}

/** Of several quotes some could not be claimed or released: who holds each and since when. */
export function OutcomeDialog({ title, outcomes, onClose }: OutcomeDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {outcomes.length} could not be changed:
        <List dense disablePadding>
          {outcomes.map(({ QuoteId, GroupName, Message }) => (
            <ListItem key={QuoteId} disableGutters sx={{ overflowWrap: 'anywhere' }}>
              <ListItemText primary={GroupName ?? `Quote ${QuoteId}`} secondary={Message} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

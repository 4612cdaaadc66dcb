import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { type AssignmentOutcome, MAX_ASSIGNMENTS } from '#shared/sales/assignment.record';
import { SelectionBar } from '../../work-table/SelectionBar.tsx';
import type { Queue, QueuedQuote } from './queued-quote.ts';
import { useBulkAssignment } from './use-bulk-assignment.ts';

const TOO_MANY = `At most ${MAX_ASSIGNMENTS} quotes at a time.`;

/** Claims or releases the selected rows. */
export function BulkAssignment({ queue }: { queue: Pick<Queue, 'resource'> }) {
  const { selectedIds } = useListContext<QueuedQuote>();
  const { claim, release, partlyClaimed } = useBulkAssignment(queue);
  const isTooMany = selectedIds.length > MAX_ASSIGNMENTS;
  const isOut = isTooMany || selectedIds.length === 0;
  return (
    <>
      <SelectionBar label="Selected quotes" most={MAX_ASSIGNMENTS}>
        {isTooMany && (
          <Typography variant="body2" role="alert">
            {TOO_MANY}
          </Typography>
        )}
        <Button size="small" variant="contained" disabled={isOut} onClick={() => void claim()}>
          Claim
        </Button>
        <Button size="small" variant="outlined" disabled={isOut} onClick={release}>
          Release
        </Button>
      </SelectionBar>
      {partlyClaimed && <OutcomeDialog {...partlyClaimed} />}
    </>
  );
}

interface OutcomeDialogProps {
  /** The action: claimed or released. */
  title: string;
  /** The failed ones only. */
  outcomes: readonly AssignmentOutcome[];
  onClose: () => void;
}

/** When some of several quotes could not be claimed or released: who holds each one and since when. */
function OutcomeDialog({ title, outcomes, onClose }: OutcomeDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {outcomes.length} could not be changed:
        <List dense disablePadding>
          {outcomes.map(({ QuoteId, ClientName, Message }) => (
            <ListItem key={QuoteId} disableGutters sx={{ overflowWrap: 'anywhere' }}>
              <ListItemText primary={ClientName ?? `Quote ${QuoteId}`} secondary={Message} />
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

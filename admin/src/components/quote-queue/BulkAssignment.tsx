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
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { counted } from '#shared/formats/text';
import { formatInstant } from '#shared/formats/instant';
import { type AssignmentOutcome, MAX_ASSIGNMENTS } from '#shared/sales/assignment.record';
import { SelectionBar } from '../../work-table/SelectionBar.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import type { Queue, QueuedQuote } from './queued-quote.ts';
import { useBulkAssignment } from './use-bulk-assignment.ts';

const TOO_MANY = `At most ${MAX_ASSIGNMENTS} quotes at a time.`;

/** Claims, assigns or releases the selected rows. */
export function BulkAssignment<Row extends QueuedQuote>({ queue }: { queue: Queue<Row> }) {
  const { selectedIds } = useListContext<QueuedQuote>();
  const { assign, claim, release, held, partlyClaimed } = useBulkAssignment(queue);
  const [isAssigning, setAssigning] = useState(false);
  const free = selectedIds.length - held.length;
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
        <Button
          size="small"
          variant="outlined"
          disabled={isOut}
          aria-haspopup="dialog"
          onClick={() => setAssigning(true)}
        >
          Assign to…
        </Button>
        <Button size="small" variant="outlined" disabled={isOut} onClick={release}>
          Release
        </Button>
      </SelectionBar>
      {isAssigning && (
        <AssignDialog
          title={`Assign ${counted(free, 'quote')}`}
          warning={held.length > 0 && <Held quotes={(held as Row[]).map((quote) => [queue.nameOf(quote), quote])} />}
          isOffered={() => true}
          isOut={free === 0}
          onAssign={(colleague) => {
            setAssigning(false);
            assign(colleague);
          }}
          onClose={() => setAssigning(false)}
        />
      )}
      {partlyClaimed && <OutcomeDialog {...partlyClaimed} />}
    </>
  );
}

/** Taken over one by one, on purpose. */
const Held = ({ quotes }: { quotes: readonly (readonly [name: string, quote: QueuedQuote])[] }) => (
  <>
    {counted(quotes.length, 'selected quote stays', 'selected quotes stay')} with the colleagues who have them:
    <List dense disablePadding>
      {quotes.map(([name, { id, AssignedToFullname, AssignedAt }]) => (
        <ListItem key={id} disableGutters>
          {name}: {AssignedToFullname} since {formatInstant(AssignedAt)}
        </ListItem>
      ))}
    </List>
  </>
);

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
        {outcomes.length} not claimed:
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

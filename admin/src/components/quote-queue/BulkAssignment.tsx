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
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { type AssignmentOutcome, type Colleague, MAX_ASSIGNMENTS } from '#shared/sales/assignment.record';
import { SelectionBar } from '../../work-table/SelectionBar.tsx';
import { useUndoable } from '../undo/use-undoable.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { useAssignmentActions } from './assignment-actions.ts';
import {
  asFree,
  asMine,
  asOf,
  isColleagues,
  isFree,
  mayRelease,
  type Queue,
  type QueuedQuote,
} from './queued-quote.ts';

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
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{title}</DialogTitle>
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

interface PartlyClaimed {
  title: string;
  /** Only those that could not be claimed. */
  outcomes: AssignmentOutcome[];
  onClose: () => void;
}

/** Claims, assigns or releases the selected rows, with Undo, like `useAssignment` for one. */
function useBulkAssignment({ resource }: Pick<Queue, 'resource'>) {
  const { selectedIds, onUnselectItems } = useListContext<QueuedQuote>();
  const { assignQuotes, claimQuotes, releaseQuotes } = useAssignmentActions();
  const { now, later, offer } = useUndoable();
  const notify = useNotify();
  const findLoaded = useFindLoaded(resource);
  const [partlyClaimed, setPartlyClaimed] = useState<PartlyClaimed | null>(null);

  const releaseOf = (ids: number[]) => ({
    resource,
    ids,
    preview: changeOf(mayRelease, asFree),
    send: (isLeaving: boolean) => releaseQuotes(ids, isLeaving).then(refuseUnlessAll('released')),
  });

  const claim = async () => {
    const ids = selectedIds.map(Number);
    // Quotes the user had already claimed stay claimed when this is undone.
    const free = findLoaded(ids).filter(isFree).map(idOf);
    onUnselectItems();
    let outcomes: AssignmentOutcome[] = [];
    const send = async () => (outcomes = await claimQuotes(ids));
    if (!(await now({ resource, ids, preview: changeOf(isFree, asMine), send }))) {
      return;
    }
    const done = outcomes.filter(({ IsDone }) => IsDone).map(({ QuoteId }) => QuoteId);
    const message = `${counted(done.length, 'quote')} claimed.`;
    const claimed = done.filter((id) => free.includes(id));
    const tell = () =>
      claimed.length > 0
        ? offer({ resource, ids: claimed, message }, releaseOf(claimed))
        : notify(message, { type: 'success' });
    if (done.length === outcomes.length) {
      tell();
    } else {
      const onClose = () => {
        setPartlyClaimed(null);
        tell();
      };
      setPartlyClaimed({ title: message, outcomes: outcomes.filter(({ IsDone }) => !IsDone), onClose });
    }
  };

  const release = () => {
    const ids = findLoaded(selectedIds.map(Number)).filter(mayRelease).map(idOf);
    if (ids.length === 0) {
      notify(NOTHING_TO_RELEASE, { type: 'info' });
      return;
    }
    onUnselectItems();
    later({ ...releaseOf(ids), message: `${counted(ids.length, 'quote')} released.` });
  };

  /** Those of the selected rows that stay with the colleagues who have them. */
  const held = findLoaded(selectedIds.map(Number)).filter(isColleagues);
  /** Sent when it can no longer be undone, so that no one begins work that is taken back. */
  const assign = (colleague: Colleague) => {
    const ids = selectedIds.map(Number).filter((id) => !held.some((quote) => quote.id === id));
    onUnselectItems();
    later({
      ...{ resource, ids, preview: changeOf((quote) => !isColleagues(quote), asOf(colleague)) },
      send: (isLeaving) => assignQuotes(ids, colleague, isLeaving).then(refuseUnlessAll('assigned')),
      message: `${counted(ids.length, 'quote')} assigned to ${colleague.FullName}.`,
    });
  };
  return { assign, claim, release, held, partlyClaimed };
}

const NOTHING_TO_RELEASE = 'None of the selected quotes is assigned to you.';

const idOf = ({ id }: QueuedQuote): number => id;

/** How the affected rows look; others do not change. */
const changeOf =
  (isMeant: (quote: QueuedQuote) => boolean, change: (quote: QueuedQuote) => QueuedQuote) =>
  (row: RaRecord): RaRecord =>
    isMeant(row as QueuedQuote) ? change(row as QueuedQuote) : row;

const refuseUnlessAll =
  (done: string) =>
  (outcomes: readonly AssignmentOutcome[]): void => {
    const failed = outcomes.filter(({ IsDone }) => !IsDone);
    if (failed.length > 0) {
      const reasons = failed.map(
        ({ QuoteId, ClientName, Message }) => `${ClientName ?? `Quote ${QuoteId}`}: ${Message}`,
      );
      throw new Error(`${counted(failed.length, 'quote')} could not be ${done}. ${reasons.join(' ')}`);
    }
  };

/** Rows of all pages shown so far: only those can be selected. */
function useFindLoaded(resource: string) {
  const queryClient = useQueryClient();
  return (ids: readonly number[]): QueuedQuote[] => {
    const lists = queryClient.getQueriesData<{ data: QueuedQuote[] }>({ queryKey: [resource, 'getList'] });
    const rows = new Map(lists.flatMap(([, list]) => list?.data ?? []).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  };
}

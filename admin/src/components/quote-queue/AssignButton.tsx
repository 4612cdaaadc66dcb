import { Button } from '@mui/material';
import { useUndoable } from '../undo/use-undoable.ts';
import { useAssignmentActions } from './assignment-actions.ts';
import { asFree, asMine, isDone, isFree, mayRelease, type Queue, type QueuedQuote } from './queued-quote.ts';

interface AssignButtonProps<Row extends QueuedQuote> {
  queue: Queue<Row>;
  quote: Row;
  /** Refetches what shows the claim; by default the queue. */
  refresh?: () => unknown;
}

/** Claims the quote while there is something to do about it, or releases it, if this user may. A single button for both, so it keeps the focus. */
export function AssignButton<Row extends QueuedQuote>(props: AssignButtonProps<Row>) {
  const { queue, quote } = props;
  const { claim, release } = useAssignment(props);
  const label = isFree(quote) ? 'Claim' : 'Release';
  return (
    (isFree(quote) ? !isDone(quote) : mayRelease(quote)) && (
      <Button
        size="small"
        variant={isFree(quote) ? 'outlined' : 'text'}
        onClick={() => void (isFree(quote) ? claim() : release())}
        aria-label={`${label} ${queue.nameOf(quote)}`}
      >
        {label}
      </Button>
    )
  );
}

/**
 * Claims and releases a quote, with Undo. A claim is sent immediately, to keep colleagues off the quote; undoing it is a release. A
 * release is delayed until it can no longer be undone, or a colleague might claim the quote first.
 */
function useAssignment<Row extends QueuedQuote>({ queue, quote, refresh }: AssignButtonProps<Row>) {
  const { resource, nameOf } = queue;
  const { claimQuote, releaseQuote } = useAssignmentActions();
  const { now, later, offer } = useUndoable();
  const rows = { resource, ids: [quote.id], ...(refresh && { refresh }) };
  const release = { ...rows, preview: asFree, send: (isLeaving: boolean) => releaseQuote(quote, isLeaving) };
  const claim = async () => {
    if (await now({ ...rows, preview: asMine, send: () => claimQuote(quote) })) {
      offer({ ...rows, message: `Claimed ${nameOf(quote)}.` }, release);
    }
  };
  return { claim, release: () => later({ ...release, message: `Released ${nameOf(quote)}.` }) };
}

import { Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useUndoable } from '../components/undo/use-undoable.ts';
import { asFree, asMine, isFree, mayRelease } from './assignment.ts';
import { GROUP_QUOTES, type GroupQuoteRecord, useQuoteActions } from './group-quotes.api.ts';

/** Claims or releases the quote, if this user may. A single button for both, so it keeps the focus. */
export function AssignButton({ quote }: { quote: GroupQuoteRecord }) {
  const { claim, release } = useAssignment(quote);
  const label = isFree(quote) ? 'Claim' : 'Release';
  return (
    (isFree(quote) || mayRelease(quote)) && (
      <Button
        size="small"
        variant={isFree(quote) ? 'outlined' : 'text'}
        onClick={() => void (isFree(quote) ? claim() : release())}
        aria-label={`${label} ${quote.GroupName}`}
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
function useAssignment(quote: GroupQuoteRecord) {
  const { claimQuote, releaseQuote } = useQuoteActions();
  const { now, later, offer } = useUndoable();
  const rows = { resource: GROUP_QUOTES, ids: [quote.id] };
  const release = {
    ...rows,
    preview: (row: RaRecord) => asFree(row as GroupQuoteRecord),
    send: (isLeaving: boolean) => releaseQuote(quote, isLeaving),
  };
  const claim = async () => {
    const preview = (row: RaRecord) => asMine(row as GroupQuoteRecord);
    if (await now({ ...rows, preview, send: () => claimQuote(quote) })) {
      offer({ ...rows, message: `Claimed ${quote.GroupName}.` }, release);
    }
  };
  return { claim, release: () => later({ ...release, message: `Released ${quote.GroupName}.` }) };
}

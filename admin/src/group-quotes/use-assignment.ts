import type { RaRecord } from 'react-admin';
import { useUndoable } from '../components/undo/use-undoable.ts';
import { asFree, asMine } from './assignment.ts';
import { GROUP_QUOTES, useQuoteActions, type GroupQuoteRecord } from './group-quotes.api.ts';

/**
 * Claims and releases a quote, with an Undo. A claim is sent at once, because it keeps colleagues from working on the quote; undoing it is
 * a release. A release keeps the quote for the seconds in which it can be undone, or a colleague could be faster than the Undo.
 */
export function useAssignment(quote: GroupQuoteRecord) {
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

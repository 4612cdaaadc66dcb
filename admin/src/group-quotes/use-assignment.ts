import { useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { AssignmentResponse } from '#shared/sales/assignment.record';
import { claimQuote, releaseQuote, type GroupQuoteRecord } from './group-quotes.api.ts';

/** Claims and releases a quote; whatever comes of it, the list then shows who has it, and the focus stays in the cell. */
export function useAssignment(quote: GroupQuoteRecord) {
  const { refetch } = useListContext();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  // The list may show who has it now only after the button can be pressed again: both are looked at.
  useEffect(() => {
    if (hasActed.current && !isBusy) {
      keepFocus(cell.current);
    }
  }, [isBusy, quote.AssignedToUsername]);
  const run = async (call: (quote: GroupQuoteRecord) => Promise<AssignmentResponse>, done: string) => {
    hasActed.current = true;
    setBusy(true);
    try {
      await call(quote);
      notify(done, { type: 'success' });
    } catch (error) {
      // Somebody was quicker: the message says who and since when.
      notify((error as Error).message, { type: 'error' });
    }
    await refetch();
    setBusy(false);
  };
  return {
    cell,
    isBusy,
    claim: () => void run(claimQuote, `Claimed ${quote.GroupName}.`),
    release: () => void run(releaseQuote, `Released ${quote.GroupName}.`),
  };
}

/** The button that was pressed may have gone: then the focus would be nowhere. */
function keepFocus(cell: HTMLDivElement | null): void {
  if (document.activeElement === document.body) {
    (cell?.querySelector('button') ?? cell)?.focus({ preventScroll: true });
  }
}

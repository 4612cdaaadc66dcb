import type { QuoteResponse } from '#shared/contract/quotes';
import { deleteGroupQuoteProblem, restoreQuoteProblem } from '#shared/quotes/delete-quote';

export type QuoteActionName = 'rename' | 'copy' | 'delete' | 'restore';

export interface QuoteAction {
  name: QuoteActionName;
  label: string;
  /** Why it cannot be done now; null where it can. */
  problem: string | null;
}

type Acted = Pick<QuoteResponse, 'Status' | 'IsDeleted' | 'CopyProblem'>;

/** What its reader may do with a quote. What a role may never do is left out; what cannot be done now says why. */
export function quoteActions(quote: Acted, audience: 'external' | 'internal'): QuoteAction[] {
  const state = { status: quote.Status, isDeleted: quote.IsDeleted };
  if (quote.IsDeleted) {
    const problem = restoreQuoteProblem(state, audience);
    return audience === 'internal' ? [{ name: 'restore', label: 'Restore', problem }] : [];
  }
  const deletion: QuoteAction = { name: 'delete', label: 'Delete', problem: deleteGroupQuoteProblem(state, audience) };
  return [
    { name: 'rename', label: 'Rename', problem: null },
    { name: 'copy', label: 'Copy', problem: quote.CopyProblem },
    ...(audience === 'external' ? [deletion] : []),
  ];
}

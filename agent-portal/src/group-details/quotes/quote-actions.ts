import type { QuoteResponse } from '#shared/quotes/quote.record';
import { deleteGroupQuoteProblem, restoreQuoteProblem } from '#shared/quotes/delete-quote';
import { renameLock } from '#shared/quotes/quote-name';

export type QuoteActionName = 'rename' | 'copy' | 'delete' | 'restore';

export interface QuoteAction {
  name: QuoteActionName;
  label: string;
  /** Why it is unavailable now; null if available. */
  problem: string | null;
}

type Acted = Pick<QuoteResponse, 'Status' | 'ReadOnly' | 'IsDeleted' | 'CopyProblem'>;

interface Reader {
  audience: 'external' | 'internal';
  /** Rule DisableForExternalAgentFlag. */
  isBlocked: boolean;
}

/** The reader's actions on a quote. Actions that the role never allows are omitted; unavailable ones say why. */
export function quoteActions(quote: Acted, { audience, isBlocked }: Reader): QuoteAction[] {
  const state = { status: quote.Status, isDeleted: quote.IsDeleted };
  if (quote.IsDeleted) {
    const problem = restoreQuoteProblem(state, audience);
    return audience === 'internal' ? [{ name: 'restore', label: 'Restore', problem }] : [];
  }
  const deletion: QuoteAction = {
    name: 'delete',
    label: 'Delete',
    problem: deleteGroupQuoteProblem(state, audience, isBlocked),
  };
  const renaming = renameLock({ status: quote.Status, readOnly: quote.ReadOnly }, audience);
  return [
    { name: 'rename', label: 'Rename', problem: renaming },
    { name: 'copy', label: 'Copy', problem: quote.CopyProblem },
    ...(audience === 'external' ? [deletion] : []),
  ];
}

import type { QuoteResponse } from '#shared/quotes/quote.record';
import { deleteGroupQuoteProblem, restoreQuoteProblem } from '#shared/quotes/delete-quote';
import { queryClient } from '../../app/query-client.ts';
import { useRules } from '../../app/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { DeleteOrRestore } from './DeleteOrRestore.tsx';

interface DeleteQuoteButtonProps {
  quote: QuoteResponse;
  /** Called after deletion; an agent can no longer see the quote. */
  onDeleted: () => void;
}

/**
 * Deletes the quote of a group (external users, in statuses that allow it) or restores it (internal users). Source: spec 002 section 4,
 * "Delete and restore".
 */
export function DeleteQuoteButton({ quote, onDeleted }: DeleteQuoteButtonProps) {
  const audience = useAudience();
  const facts = { status: quote.Status, isDeleted: quote.IsDeleted };
  const { DisableForExternalAgentFlag: isBlocked } = useRules();
  return (
    <DeleteOrRestore
      quote={quote}
      mayDelete={deleteGroupQuoteProblem(facts, audience, isBlocked) === null}
      mayRestore={restoreQuoteProblem(facts, audience) === null}
      onDone={(changed) => {
        if (changed.IsDeleted) {
          onDeleted();
          queryClient.removeQueries({ queryKey: ['quote', quote.Id] });
          queryClient.removeQueries({ queryKey: ['group-quotes', quote.GroupId] });
        } else {
          queryClient.setQueryData(['quote', quote.Id], changed);
          void queryClient.invalidateQueries({ queryKey: ['group-quotes', quote.GroupId] });
        }
      }}
    />
  );
}

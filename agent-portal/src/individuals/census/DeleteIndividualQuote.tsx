import { useNavigate } from 'react-router';
import { deleteIndividualQuoteProblem } from '#shared/individuals/individual-status';
import { restoreQuoteProblem } from '#shared/quotes/delete-quote';
import { queryClient } from '../../app/query-client.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { DeleteOrRestore } from '../../components/quote/DeleteOrRestore.tsx';
import { householdQuery } from '../saving/census-queries.ts';
import { useCensusFacts } from './census-context.ts';

const FORCED = { state: { forced: true } };

/** Deletes the quote (agents, before it is signed) or restores it (staff). Source: spec 002 section 4, "Delete and restore". */
export function DeleteIndividualQuote() {
  const { quote } = useCensusFacts();
  const audience = useAudience();
  const navigate = useNavigate();
  if (!quote) {
    return null;
  }
  const facts = { status: quote.Status, isDeleted: quote.IsDeleted };
  return (
    <DeleteOrRestore
      quote={quote}
      mayDelete={deleteIndividualQuoteProblem(facts, audience) === null}
      mayRestore={restoreQuoteProblem(facts, audience) === null}
      onDone={({ IsDeleted }) =>
        IsDeleted
          ? void navigate('/dashboard', FORCED)
          : void queryClient.invalidateQueries({ queryKey: householdQuery(quote.Id).queryKey })
      }
    />
  );
}

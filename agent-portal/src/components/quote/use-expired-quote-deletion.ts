import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { deleteIndividualQuoteProblem } from '#shared/individuals/individual-status';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import { WITH_NOTICE, call } from '#web/http/calls';
import { useGoOn } from '#web/shell/use-go-on';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useAudience } from '../../app/session/use-user.ts';

const FORCED = { state: { forced: true } };

/** Deletes a household's quote and leaves its page; undefined for a quote that this user may not delete. */
export function useExpiredQuoteDeletion() {
  const goOn = useGoOn();
  const audience = useAudience();
  return ({ Id, Version, Status, IsDeleted }: IndividualQuoteResponse): (() => Promise<void>) | undefined =>
    deleteIndividualQuoteProblem({ status: Status, isDeleted: IsDeleted }, audience) === null
      ? async () => {
          await call(QUOTE_ACTIONS.delete, { id: Id, body: { Version } }, WITH_NOTICE);
          queryClient.removeQueries({ queryKey: ['dashboard'] });
          notifySuccess('The quote has been deleted.');
          void goOn('/dashboard', FORCED);
        }
      : undefined;
}

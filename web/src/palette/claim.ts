import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import { WITH_NOTICE, call } from '../http/calls.ts';

/** Claims a quote for the user, if nobody else has it; the message says which one, or why not. */
export async function claim(quoteId: number): Promise<{ isDone: boolean; message: string }> {
  const [outcome] = await call(ASSIGNMENT_CALLS.assignMany, { body: { Ids: [quoteId] } }, WITH_NOTICE);
  return outcome?.IsDone
    ? { isDone: true, message: `Claimed quote ${quoteId}${outcome.ClientName ? ` of ${outcome.ClientName}` : ''}.` }
    : { isDone: false, message: outcome?.Message ?? `Quote ${quoteId} could not be claimed.` };
}

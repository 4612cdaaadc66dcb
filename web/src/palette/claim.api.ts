import type { AssignmentOutcome, AssignmentsRequest } from '#shared/sales/assignment.record';
import { send } from '../http/client.ts';

/** Claims a quote for the user, if nobody else has it; the message says which one, or why not. */
export async function claim(quoteId: number): Promise<{ isDone: boolean; message: string }> {
  const body: AssignmentsRequest = { Ids: [quoteId] };
  const answer = await send<AssignmentOutcome[]>({ method: 'PUT', path: '/api/sales/AssignUserToQuotes', body });
  const [outcome] = answer.body;
  return outcome?.IsDone
    ? { isDone: true, message: `Claimed quote ${quoteId}${outcome.ClientName ? ` of ${outcome.ClientName}` : ''}.` }
    : { isDone: false, message: outcome?.Message ?? `Quote ${quoteId} could not be claimed.` };
}

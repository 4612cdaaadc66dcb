import { queryOptions } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type {
  AssignmentOutcome,
  AssignmentResponse,
  AssignmentsRequest,
  Colleague,
} from '#shared/sales/assignment.record';
import { send } from '#web/http/client';
import { inScreen } from '#web/http/in-screen';
import { isFree, type QueuedQuote } from './queued-quote.ts';

export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: inScreen<Colleague[]>('/api/sales/GetColleagues'),
});

const put = async (path: string, { id: _, ...quote }: QueuedQuote, keepAlive = false): Promise<AssignmentResponse> =>
  (await send<AssignmentResponse>({ method: 'PUT', path, body: quote, keepAlive })).body;

const claimQuote = (quote: QueuedQuote) => put('/api/sales/AssignUserToQuote', quote);
/** @param isLeaving the page is closing */
const releaseQuote = (quote: QueuedQuote, isLeaving = false) => put('/api/sales/UnassignUserToQuote', quote, isLeaving);

/** Takes it from whoever the screen shows as having it, and from no one else. */
const assignQuote = (quote: QueuedQuote, { Username }: Colleague, isLeaving = false) =>
  put(
    '/api/sales/AssignUserToQuote',
    { ...quote, AssignTo: Username, ...(!isFree(quote) && { TakeOverFrom: quote.AssignedToUsername }) },
    isLeaving,
  );

const putAll = async (path: string, body: AssignmentsRequest, keepAlive = false): Promise<AssignmentOutcome[]> =>
  (await send<AssignmentOutcome[]>({ method: 'PUT', path, body, keepAlive })).body;

const claimQuotes = (ids: number[]) => putAll('/api/sales/AssignUserToQuotes', { Ids: ids });
/** Free ones and one's own: a colleague's stays. */
const assignQuotes = (ids: number[], { Username }: Colleague, isLeaving = false) =>
  putAll('/api/sales/AssignUserToQuotes', { Ids: ids, AssignTo: Username }, isLeaving);
const releaseQuotes = (ids: number[], isLeaving = false) =>
  putAll('/api/sales/UnassignUserFromQuotes', { Ids: ids }, isLeaving);

export const assignmentActions = {
  assignQuote,
  claimQuote,
  releaseQuote,
  assignQuotes,
  claimQuotes,
  releaseQuotes,
};
export const useAssignmentActions = () => useDataProvider<DataProvider & typeof assignmentActions>();

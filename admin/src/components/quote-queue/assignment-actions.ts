import { useDataProvider, type DataProvider } from 'react-admin';
import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import type { Colleague } from '#shared/sales/assignment.record';
import { WITH_NOTICE, call } from '#web/http/calls';
import { isFree, type QueuedQuote } from './queued-quote.ts';

/** A row without the id that react-admin gave it. */
const sent = ({ id: _, ...quote }: QueuedQuote) => quote;
const leaving = (isLeaving: boolean) => ({ ...WITH_NOTICE, keepAlive: isLeaving });

const claimQuote = (quote: QueuedQuote) => call(ASSIGNMENT_CALLS.assign, { body: sent(quote) }, WITH_NOTICE);
/** @param isLeaving the page is closing */
const releaseQuote = (quote: QueuedQuote, isLeaving = false) =>
  call(ASSIGNMENT_CALLS.unassign, { body: sent(quote) }, leaving(isLeaving));

/** Takes it from whoever the screen shows as having it, and from no one else. */
const assignQuote = (quote: QueuedQuote, { Username }: Colleague, isLeaving = false) =>
  call(
    ASSIGNMENT_CALLS.assign,
    {
      body: {
        ...sent(quote),
        AssignTo: Username,
        ...(!isFree(quote) && { TakeOverFrom: quote.AssignedToUsername }),
      },
    },
    leaving(isLeaving),
  );

const claimQuotes = (ids: number[]) => call(ASSIGNMENT_CALLS.assignMany, { body: { Ids: ids } }, WITH_NOTICE);
/** Free ones and one's own: a colleague's stays. */
const assignQuotes = (ids: number[], { Username }: Colleague, isLeaving = false) =>
  call(ASSIGNMENT_CALLS.assignMany, { body: { Ids: ids, AssignTo: Username } }, leaving(isLeaving));
const releaseQuotes = (ids: number[], isLeaving = false) =>
  call(ASSIGNMENT_CALLS.unassignMany, { body: { Ids: ids } }, leaving(isLeaving));

export const assignmentActions = {
  assignQuote,
  claimQuote,
  releaseQuote,
  assignQuotes,
  claimQuotes,
  releaseQuotes,
};
export const useAssignmentActions = () => useDataProvider<DataProvider & typeof assignmentActions>();

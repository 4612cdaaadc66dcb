import { queryOptions } from '@tanstack/react-query';
import type { IndividualQueueRow } from '#shared/sales/individual-application.record';
import type { IndividualQuoteCounts } from '#shared/sales/individual-review.record';
import { send } from '#web/http/client';
import type { Queue } from '../components/quote-queue/queued-quote.ts';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and its path below /sales (spec 002 section 2). */
export const INDIVIDUAL_QUOTES = 'individual';

const LIST = '/api/sales/GetIndividualQuotes';
export const INDIVIDUAL_QUOTES_CSV = `${LIST}.csv`;

/** Private: the queue is searched by the names of people. */
export const individualQuoteCalls: ResourceCalls = { list: LIST, idField: 'QuoteId', isPrivate: true };

export type IndividualQuoteRecord = IndividualQueueRow & { id: number };

/** While no name is entered yet, a quote is known by its number. */
const nameOf = ({ FirstName, LastName, QuoteId }: IndividualQuoteRecord): string =>
  `${FirstName} ${LastName}`.trim() || `Quote ${QuoteId}`;

export const INDIVIDUAL_QUEUE: Queue<IndividualQuoteRecord> = { resource: INDIVIDUAL_QUOTES, nameOf };

export const INDIVIDUAL_QUEUE_PATH = `/${INDIVIDUAL_QUOTES}`;

const COUNT_EVERY_MS = 30_000;

/** Polled in the background: keeps no unattended session alive. */
export const individualQuoteCountsQuery = queryOptions({
  queryKey: [`${INDIVIDUAL_QUOTES}-counts`],
  queryFn: async ({ signal }) =>
    (await send<IndividualQuoteCounts>({ path: '/api/sales/GetIndividualQuoteCounts', signal, polling: true })).body,
  refetchInterval: COUNT_EVERY_MS,
});

import { queryOptions } from '@tanstack/react-query';
import type { IndividualQueueRow } from '#shared/sales/individual-application.record';
import { INDIVIDUAL_QUOTES as INDIVIDUAL_QUOTE_CALLS } from '#shared/sales/sales.calls';
import { WITH_NOTICE, asking, query } from '#web/http/calls';
import type { Queue } from '../components/quote-queue/queued-quote.ts';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and its path below /sales (spec 002 section 2). */
export const INDIVIDUAL_QUOTES = 'individual';

const LIST = asking(INDIVIDUAL_QUOTE_CALLS.list).path;
export const INDIVIDUAL_QUOTES_CSV = asking(INDIVIDUAL_QUOTE_CALLS.export).path;

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
  ...query(INDIVIDUAL_QUOTE_CALLS.counts, {}, { ...WITH_NOTICE, polling: true }),
  refetchInterval: COUNT_EVERY_MS,
});

import { queryOptions } from '@tanstack/react-query';
import type { GroupQuoteRow } from '#shared/sales/group-quote.record';
import { GROUP_QUOTES as GROUP_QUOTE_CALLS } from '#shared/sales/sales.calls';
import { WITH_NOTICE, asking, query } from '#web/http/calls';
import type { Queue } from '../components/quote-queue/queued-quote.ts';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the path of its first screen below /sales (spec 002 section 2). */
export const GROUP_QUOTES = 'group';

export const GROUP_QUOTES_CSV = asking(GROUP_QUOTE_CALLS.export).path;

export const groupQuoteCalls: ResourceCalls = { list: asking(GROUP_QUOTE_CALLS.list).path, idField: 'Id' };

export type GroupQuoteRecord = GroupQuoteRow & { id: number };

export const GROUP_QUEUE: Queue<GroupQuoteRecord> = { resource: GROUP_QUOTES, nameOf: ({ GroupName }) => GroupName };

const COUNT_EVERY_MS = 30_000;

/** Polled in the background: keeps no unattended session alive. */
export const groupQuoteCountsQuery = queryOptions({
  ...query(GROUP_QUOTE_CALLS.counts, {}, { ...WITH_NOTICE, polling: true }),
  refetchInterval: COUNT_EVERY_MS,
});

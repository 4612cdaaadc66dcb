import { queryOptions } from '@tanstack/react-query';
import type { GroupQuoteCounts, GroupQuoteRow } from '#shared/sales/group-quote.record';
import { send } from '#web/http/client';
import type { Queue } from '../components/quote-queue/queued-quote.ts';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the path of its first screen below /sales (spec 002 section 2). */
export const GROUP_QUOTES = 'group';

const LIST = '/api/sales/GetGroupQuotes';
export const GROUP_QUOTES_CSV = `${LIST}.csv`;

export const groupQuoteCalls: ResourceCalls = { list: LIST, idField: 'Id' };

export type GroupQuoteRecord = GroupQuoteRow & { id: number };

export const GROUP_QUEUE: Queue<GroupQuoteRecord> = { resource: GROUP_QUOTES, nameOf: ({ GroupName }) => GroupName };

const COUNT_EVERY_MS = 30_000;

/** Polled in the background: keeps no unattended session alive. */
export const groupQuoteCountsQuery = queryOptions({
  queryKey: [`${GROUP_QUOTES}-counts`],
  queryFn: async ({ signal }) =>
    (await send<GroupQuoteCounts>({ path: '/api/sales/GetGroupQuoteCounts', signal, polling: true })).body,
  refetchInterval: COUNT_EVERY_MS,
});

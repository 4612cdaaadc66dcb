import { queryOptions } from '@tanstack/react-query';
import type { AssignmentOutcome, AssignmentResponse, AssignmentsRequest } from '#shared/sales/assignment.record';
import type { GroupQuoteCounts, GroupQuoteRow } from '#shared/sales/group-quote.record';
import { send } from '#web/http/client';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the address of its first screen below /sales (spec 002 section 2). */
export const GROUP_QUOTES = 'group';

const LIST = '/api/sales/GetGroupQuotes';
export const GROUP_QUOTES_CSV = `${LIST}.csv`;

export const groupQuoteCalls: ResourceCalls = { list: LIST, idField: 'Id' };

export type GroupQuoteRecord = GroupQuoteRow & { id: number };

const COUNT_EVERY_MS = 30_000;

/** Read by itself: it keeps no unattended session alive. */
export const groupQuoteCountsQuery = queryOptions({
  queryKey: [`${GROUP_QUOTES}-counts`],
  queryFn: async ({ signal }) =>
    (await send<GroupQuoteCounts>({ path: '/api/sales/GetGroupQuoteCounts', signal, polling: true })).body,
  refetchInterval: COUNT_EVERY_MS,
});

const put = async (path: string, { id: _, ...quote }: GroupQuoteRecord): Promise<AssignmentResponse> =>
  (await send<AssignmentResponse>({ method: 'PUT', path, body: quote })).body;

export const claimQuote = (quote: GroupQuoteRecord) => put('/api/sales/AssignUserToQuote', quote);
export const releaseQuote = (quote: GroupQuoteRecord) => put('/api/sales/UnassignUserToQuote', quote);

const putAll = async (path: string, body: AssignmentsRequest): Promise<AssignmentOutcome[]> =>
  (await send<AssignmentOutcome[]>({ method: 'PUT', path, body })).body;

export const claimQuotes = (ids: number[]) => putAll('/api/sales/AssignUserToQuotes', { Ids: ids });
export const releaseQuotes = (ids: number[]) => putAll('/api/sales/UnassignUserFromQuotes', { Ids: ids });

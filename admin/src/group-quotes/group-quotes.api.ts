import { queryOptions } from '@tanstack/react-query';
import type { AssignmentOutcome, AssignmentResponse, AssignmentsRequest } from '#shared/sales/assignment.record';
import type { GroupQuoteCounts, GroupQuoteRow } from '#shared/sales/group-quote.record';
import { useDataProvider, type DataProvider } from 'react-admin';
import { send } from '#web/http/client';
import type { ResourceCalls } from '../providers/data-provider.ts';

/** The resource's name, and the path of its first screen below /sales (spec 002 section 2). */
export const GROUP_QUOTES = 'group';

const LIST = '/api/sales/GetGroupQuotes';
export const GROUP_QUOTES_CSV = `${LIST}.csv`;

export const groupQuoteCalls: ResourceCalls = { list: LIST, idField: 'Id' };

export type GroupQuoteRecord = GroupQuoteRow & { id: number };

const COUNT_EVERY_MS = 30_000;

/** Polled in the background: keeps no unattended session alive. */
export const groupQuoteCountsQuery = queryOptions({
  queryKey: [`${GROUP_QUOTES}-counts`],
  queryFn: async ({ signal }) =>
    (await send<GroupQuoteCounts>({ path: '/api/sales/GetGroupQuoteCounts', signal, polling: true })).body,
  refetchInterval: COUNT_EVERY_MS,
});

const put = async (
  path: string,
  { id: _, ...quote }: GroupQuoteRecord,
  keepAlive = false,
): Promise<AssignmentResponse> =>
  (await send<AssignmentResponse>({ method: 'PUT', path, body: quote, keepAlive })).body;

const claimQuote = (quote: GroupQuoteRecord) => put('/api/sales/AssignUserToQuote', quote);
/** @param isLeaving the page is closing */
const releaseQuote = (quote: GroupQuoteRecord, isLeaving = false) =>
  put('/api/sales/UnassignUserToQuote', quote, isLeaving);

const putAll = async (path: string, body: AssignmentsRequest, keepAlive = false): Promise<AssignmentOutcome[]> =>
  (await send<AssignmentOutcome[]>({ method: 'PUT', path, body, keepAlive })).body;

const claimQuotes = (ids: number[]) => putAll('/api/sales/AssignUserToQuotes', { Ids: ids });
const releaseQuotes = (ids: number[], isLeaving = false) =>
  putAll('/api/sales/UnassignUserFromQuotes', { Ids: ids }, isLeaving);

export const quoteActions = { claimQuote, releaseQuote, claimQuotes, releaseQuotes };
export const useQuoteActions = () => useDataProvider<DataProvider & typeof quoteActions>();

import { queryOptions } from '@tanstack/react-query';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { GroupResponse, OlfoStatusRequest, RolloverStatusRequest } from '#shared/groups/group.record';
import type { QuoteResponse, UpdateQuoteRequest } from '#shared/quotes/quote.record';
import type { GroupStatusFlag } from '#shared/groups/group-status-flags';
import { sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';
import { getPage } from '#web/http/pages';
import { PAGE_SIZE } from '../components/Pager.tsx';

/** One page of the group's census: from the quote in force, otherwise from the newest quote with members. */
export const groupMembersQuery = (groupId: number, page: number) =>
  queryOptions({
    queryKey: ['group-members', groupId, page],
    queryFn: ({ signal }) =>
      getPage<CensusMemberResponse>(
        `/api/GroupCensus/GetCensusMembersByGroupId/${groupId}`,
        { page, pageSize: PAGE_SIZE },
        signal,
        IN_SCREEN,
      ),
  });

const STATUS_PATHS: Record<GroupStatusFlag, string> = {
  IsRolloverToLargeGroup: '/api/group/SetRollOverLargeGroupStatus',
  IsRenewOLFO: '/api/group/SetRenewOLFOStatus',
};

export const setGroupStatus = (
  flag: GroupStatusFlag,
  request: RolloverStatusRequest | OlfoStatusRequest,
): Promise<GroupResponse> => sendJson('PUT', STATUS_PATHS[flag], request, IN_SCREEN);

export const deleteQuote = ({ Id, Version }: QuoteResponse): Promise<QuoteResponse> =>
  sendJson('PUT', `/api/quote/Delete/${Id}`, { Version });

export const restoreQuote = ({ Id, Version }: QuoteResponse): Promise<QuoteResponse> =>
  sendJson('PUT', `/api/quote/Restore/${Id}`, { Version });

/** The dialog shows refusals itself. */
export const renameQuote = (request: UpdateQuoteRequest): Promise<QuoteResponse> =>
  sendJson('PUT', '/api/quote', request, IN_SCREEN);

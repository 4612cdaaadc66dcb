import { queryOptions } from '@tanstack/react-query';
import type { CensusMemberResponse } from '#shared/contract/census';
import type { GroupResponse, OlfoStatusRequest, RolloverStatusRequest } from '#shared/contract/groups';
import type { CreateQuoteRequest, NewQuoteOption, QuoteResponse } from '#shared/contract/quotes';
import type { GroupStatusFlag } from '#shared/groups/group-status-flags';
import { getJson, getPage, sendJson } from '../app/http/client.ts';
import { IN_SCREEN } from '../app/http/in-screen.ts';
import { PAGE_SIZE } from '../components/Pager.tsx';

export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: ['group', id],
    queryFn: ({ signal }) => getJson<GroupResponse>(`/api/group/GetGroupById/${id}`, signal, IN_SCREEN),
  });

/** One page of the census of the group's newest quote. */
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

/** Which quotes can be begun; asked again whenever it is shown, for another quote may have been approved since. */
export const newQuoteOptionsQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['group-quotes', groupId, 'new'],
    queryFn: ({ signal }) => getJson<NewQuoteOption[]>(`/api/quote/NewQuoteOptions/${groupId}`, signal, IN_SCREEN),
  });

export const createQuote = (request: CreateQuoteRequest): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', request);

export const deleteQuote = ({ Id, Version }: QuoteResponse): Promise<QuoteResponse> =>
  sendJson('PUT', `/api/quote/Delete/${Id}`, { Version });

export const restoreQuote = ({ Id, Version }: QuoteResponse): Promise<QuoteResponse> =>
  sendJson('PUT', `/api/quote/Restore/${Id}`, { Version });

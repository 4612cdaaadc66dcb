import { queryOptions } from '@tanstack/react-query';
import { CENSUS_MEMBERS } from '#shared/census/census.calls';
import { callPage } from '#web/http/calls';
import { PAGE_SIZE } from '../components/Pager.tsx';

/** One page of the group's census: from the quote in force, otherwise from the newest quote with members. */
export const groupMembersQuery = (groupId: number, page: number) =>
  queryOptions({
    queryKey: ['group-members', groupId, page],
    queryFn: ({ signal }) =>
      callPage(CENSUS_MEMBERS.listByGroup, { groupId }, { page, pageSize: PAGE_SIZE }, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import type { GroupResponse } from '#shared/contract/groups';
import { getJson } from '../../app/http/client.ts';
import { IN_SCREEN } from '../../app/http/in-screen.ts';

export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: ['group', id],
    queryFn: ({ signal }) => getJson<GroupResponse>(`/api/group/GetGroupById/${id}`, signal, IN_SCREEN),
  });

import { queryOptions } from '@tanstack/react-query';
import type { GroupResponse } from '#shared/groups/group.record';
import { getJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

export const groupQuery = (id: number) =>
  queryOptions({
    queryKey: ['group', id],
    queryFn: ({ signal }) => getJson<GroupResponse>(`/api/group/GetGroupById/${id}`, signal, IN_SCREEN),
  });

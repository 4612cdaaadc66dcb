import { useQueryClient } from '@tanstack/react-query';
import { userQuery, USERS } from '../people-calls.ts';

/** Refetches the page, the lists and the timeline after a user has changed. */
export function useUserRefresh(id: number): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: userQuery(id).queryKey }),
      queryClient.invalidateQueries({ queryKey: [USERS, 'getList'] }),
      queryClient.invalidateQueries({ queryKey: ['timeline'] }),
    ]);
  };
}

import { useQuery } from '@tanstack/react-query';
import { loadDraft } from './drafts.ts';

/** Reads the server's draft of a form beside its record: the form opens with it. False until then. */
export function useLoadedDraft(userId: number, name: string): boolean {
  const { isPending } = useQuery({
    queryKey: ['form-draft', userId, name],
    queryFn: async () => {
      await loadDraft({ userId, name });
      return true;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  return !isPending;
}

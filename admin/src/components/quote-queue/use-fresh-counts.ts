import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';

/** Every refetch of the list also refetches the counts above it. @param queryKey always the same array */
export function useFreshCounts(queryKey: QueryKey): void {
  const { data } = useListContext();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (data) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [data, queryClient, queryKey]);
}

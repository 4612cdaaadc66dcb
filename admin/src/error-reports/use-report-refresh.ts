import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AROUND_REPORTS } from './error-report-calls.ts';

/** Refetches what surrounds the list: counts and messages. */
export function useReportRefresh(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: AROUND_REPORTS }), [queryClient]);
}

import { queryOptions } from '@tanstack/react-query';
import type { ApplicationParameters } from '#shared/contract/business-rules';
import { ApiError } from '../http/api-error.ts';
import { getJson } from '../http/client.ts';

const QUIET = { aboutSession: true, bubble: true, suppressNotification: true } as const;

/** The business rules in force, loaded once per session. Nobody signed in: none. Source: spec 000 section 7. */
export const rulesQuery = queryOptions({
  queryKey: ['business-rules'],
  // Not cancelled with the screen that asked: the way to the next screen may be waiting for the same answer.
  queryFn: async (): Promise<ApplicationParameters> => {
    try {
      return await getJson<ApplicationParameters>('/api/businessrules', undefined, QUIET);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        return {};
      }
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

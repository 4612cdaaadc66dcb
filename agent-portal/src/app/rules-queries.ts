import { queryOptions } from '@tanstack/react-query';
import type { ApplicationParameters } from '#shared/business-rules/business-rule.record';
import { BUSINESS_RULES } from '#shared/business-rules/business-rules.calls';
import { ApiError } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { ABOUT_SESSION } from '#web/session/session';

/** The business rules in force, loaded once per session; none when signed out. Source: spec 000 section 7. */
export const rulesQuery = queryOptions({
  queryKey: ['business-rules'],
  // Not canceled with the screen that asked: the next navigation may be waiting for the same response.
  queryFn: async (): Promise<ApplicationParameters> => {
    try {
      return await call(BUSINESS_RULES.parameters, {}, ABOUT_SESSION);
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

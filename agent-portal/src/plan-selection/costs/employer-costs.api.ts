import { queryOptions } from '@tanstack/react-query';
import type { EmployerCost } from '#shared/contributions/contribution.record';
import { inScreen } from '#web/http/in-screen';

/** Asked again with each visit: the contribution is changed on a page of its own. */
export const employerCostsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['employer-costs', quoteId],
    queryFn: inScreen<EmployerCost[]>(`/api/contribution/EmployerCosts/${quoteId}`),
    staleTime: 0,
  });

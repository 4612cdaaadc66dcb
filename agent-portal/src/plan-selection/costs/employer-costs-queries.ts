import { queryOptions } from '@tanstack/react-query';
import { CONTRIBUTIONS } from '#shared/contributions/contributions.calls';
import { query } from '#web/http/calls';

/** Asked again with each visit: the contribution is changed on a page of its own. */
export const employerCostsQuery = (quoteId: number) =>
  queryOptions({ ...query(CONTRIBUTIONS.costs, { quoteId }), staleTime: 0 });

import { queryOptions } from '@tanstack/react-query';
import { CONTRIBUTIONS } from '#shared/contributions/contributions.calls';
import { query } from '#web/http/calls';

export const contributionsQuery = (quoteId: number) =>
  queryOptions({
    ...query(CONTRIBUTIONS.list, { quoteId }),
    queryKey: ['contributions', quoteId],
    refetchOnWindowFocus: false,
  });

import { queryOptions } from '@tanstack/react-query';
import type { Contribution, ContributionResponse } from '#shared/contributions/contribution.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';

export const contributionsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['contributions', quoteId],
    queryFn: inScreen<ContributionResponse[]>(`/api/contribution/${quoteId}`),
    refetchOnWindowFocus: false,
  });

/** Answers all current contributions of the quote. */
export const saveContribution = (quoteId: number, request: Contribution): Promise<ContributionResponse[]> =>
  sendJson('PUT', `/api/contribution/${quoteId}`, request, IN_SCREEN);

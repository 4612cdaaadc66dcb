import { queryOptions } from '@tanstack/react-query';
import type { CurrentAndSuggestedPlansResponse, RenewPassivelyResponse } from '#shared/renewals/renewal.record';
import type { QuoteVersion } from '#shared/quotes/quote.record';
import { getJson, sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

export const currentPlansQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['current-plans', quoteId],
    queryFn: ({ signal }) =>
      getJson<CurrentAndSuggestedPlansResponse>(`/api/plan/GetCurrentAndSuggestedPlans/${quoteId}`, signal, IN_SCREEN),
  });

export const renewPassively = (quoteId: number, request: QuoteVersion): Promise<RenewPassivelyResponse> =>
  sendJson('PUT', `/api/quote/RenewPassively/${quoteId}`, request, IN_SCREEN);

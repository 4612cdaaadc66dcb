import { queryOptions } from '@tanstack/react-query';
import type { SummaryOfBenefitsCheck } from '#shared/plans/selection.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { getJson, sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

/** An action on a quote as a whole. */
export type QuoteAction = 'Enroll' | 'ManualStatusUpdate';

export interface ActionDetails {
  Why?: string;
  /** Username of the colleague who has claimed the quote. */
  TakeOverFrom?: string;
}

export const actOnQuote = (
  action: QuoteAction,
  { Id, Version }: Pick<QuoteResponse, 'Id' | 'Version'>,
  more: ActionDetails = {},
): Promise<QuoteResponse> => sendJson('PUT', `/api/quote/${action}/${Id}`, { Version, ...more }, IN_SCREEN);

/** @param planId null = the stored plans, so the response changes with them */
export const benefitsSummaryQuery = (quoteId: number, planId: number | null, storedPlans: readonly number[] = []) =>
  queryOptions({
    queryKey: ['benefits-summary', quoteId, planId, storedPlans],
    queryFn: ({ signal }) =>
      getJson<SummaryOfBenefitsCheck>(
        `/api/plan/GetSummaryOfBenefitsCheck/${quoteId}${planId === null ? '' : `?planId=${planId}`}`,
        signal,
        IN_SCREEN,
      ),
  });

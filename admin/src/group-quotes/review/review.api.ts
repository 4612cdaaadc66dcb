import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CensusMemberResponse } from '#shared/census/census.record';
import type { ApplicationResponse } from '#shared/enrollment/application.record';
import type { QuoteDocument, RequiredDocuments } from '#shared/enrollment/documents/documents.record';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { inScreen } from '#web/http/in-screen';
import { GROUP_QUOTES } from '../group-quotes.api.ts';

export const reviewedQuoteQuery = (quoteId: number) =>
  queryOptions({ queryKey: ['quote', quoteId], queryFn: inScreen<QuoteResponse>(`/api/quote/${quoteId}`) });

/** The key is that of the decision's answer, which replaces it. */
export const overviewQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-overview', quoteId],
    queryFn: inScreen<EnrollmentOverview>(`/api/enrollment/Overview/${quoteId}`),
  });

export const censusQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['group-census', quoteId],
    queryFn: inScreen<CensusMemberResponse[]>(`/api/groupcensus/${quoteId}`),
  });

export const plansQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['selected-plans', quoteId],
    queryFn: inScreen<SelectedPlansResponse>(`/api/plan/GetSelectedPlansDetails/${quoteId}`),
  });

export const requiredDocumentsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-documents', quoteId, 'required'],
    queryFn: inScreen<RequiredDocuments>(`/api/enrollment/GetRequiredDocuments/${quoteId}`),
  });

export const documentsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-documents', quoteId, 'files'],
    queryFn: inScreen<QuoteDocument[]>(`/api/enrollment/GetQuoteDocuments/${quoteId}`),
  });

export const applicationQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-application', quoteId],
    queryFn: inScreen<ApplicationResponse>(`/api/enrollment/${quoteId}`),
  });

/** After a claim or a decision: the quote, its history, and the queue with its counts. */
export async function refreshReview(queryClient: QueryClient, quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await Promise.all(
    [
      ['quote', quoteId],
      ['enrollment-overview', quoteId],
      [GROUP_QUOTES, 'getList'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

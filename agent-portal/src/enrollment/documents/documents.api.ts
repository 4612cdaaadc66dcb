import { queryOptions } from '@tanstack/react-query';
import type { QuoteDocument, RequiredDocuments } from '#shared/enrollment/documents/documents.record';
import { inScreen } from '#web/http/in-screen';
import { queryClient } from '../../app/query-client.ts';
import { refreshEnrollment } from '../enrollment.api.ts';

export const requiredDocumentsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-documents', quoteId, 'required'],
    queryFn: inScreen<RequiredDocuments>(`/api/enrollment/GetRequiredDocuments/${quoteId}`),
  });

export const quoteDocumentsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-documents', quoteId, 'files'],
    queryFn: inScreen<QuoteDocument[]>(`/api/enrollment/GetQuoteDocuments/${quoteId}`),
  });

/** After a document was added or removed: refetches the lists, and the enrollment, whose status may have changed. */
export async function refreshDocuments(quoteId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enrollment-documents', quoteId] }),
    refreshEnrollment(quoteId),
  ]);
}

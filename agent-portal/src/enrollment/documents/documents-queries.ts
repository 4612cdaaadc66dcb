import { queryOptions } from '@tanstack/react-query';
import { DOCUMENTS } from '#shared/enrollment/enrollment.calls';
import { query } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { refreshEnrollment } from '../enrollment-queries.ts';

export const requiredDocumentsQuery = (quoteId: number) =>
  queryOptions({
    ...query(DOCUMENTS.listRequired, { quoteId }),
    queryKey: ['enrollment-documents', quoteId, 'required'],
  });

export const quoteDocumentsQuery = (quoteId: number) =>
  queryOptions({ ...query(DOCUMENTS.list, { quoteId }), queryKey: ['enrollment-documents', quoteId, 'files'] });

/** After a document was added or removed: refetches the lists, and the enrollment, whose status may have changed. */
export async function refreshDocuments(quoteId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['enrollment-documents', quoteId] }),
    refreshEnrollment(quoteId),
  ]);
}

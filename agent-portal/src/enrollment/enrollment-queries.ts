import { queryOptions } from '@tanstack/react-query';
import { ENROLLMENT_OVERVIEW_CALLS } from '#shared/enrollment/enrollment.calls';
import { query } from '#web/http/calls';
import { queryClient } from '../app/query-client.ts';

export const overviewQuery = (quoteId: number) =>
  queryOptions({ ...query(ENROLLMENT_OVERVIEW_CALLS.find, { quoteId }), queryKey: ['enrollment-overview', quoteId] });

/** After a change of the enrollment: refetches the page, the quote, its history and every list that shows its status. */
export async function refreshEnrollment(quoteId: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  void queryClient.invalidateQueries({ queryKey: ['installation', quoteId] });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['quote', quoteId] }),
    queryClient.invalidateQueries({ queryKey: ['enrollment-overview', quoteId] }),
  ]);
}

import { queryOptions } from '@tanstack/react-query';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import type { ProposalHistory } from '#shared/proposals/proposal.record';
import { inScreen } from '#web/http/in-screen';
import { queryClient } from '../app/query-client.ts';

/** A separate query key: other screens read the history with different options. */
export const proposalsQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-proposals', quoteId],
    queryFn: inScreen<ProposalHistory>(`/api/proposal/GetProposalHistory/${quoteId}`),
  });

export const overviewQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['enrollment-overview', quoteId],
    queryFn: inScreen<EnrollmentOverview>(`/api/enrollment/Overview/${quoteId}`),
  });

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

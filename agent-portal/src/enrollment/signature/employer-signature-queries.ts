import { queryOptions } from '@tanstack/react-query';
import { EMPLOYER_SIGNATURE_CALLS } from '#shared/enrollment/signature.calls';
import { query } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';

export const employerSignaturesQuery = (quoteId: number) =>
  queryOptions({
    ...query(EMPLOYER_SIGNATURE_CALLS.list, { quoteId }),
    queryKey: ['employer-signatures', quoteId],
    staleTime: 0,
  });

export const refreshEmployerSignatures = async (quoteId: number): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['timeline', 'quote', quoteId] });
  await queryClient.invalidateQueries({ queryKey: ['employer-signatures', quoteId] });
};

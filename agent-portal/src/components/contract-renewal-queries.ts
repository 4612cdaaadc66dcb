import { queryOptions } from '@tanstack/react-query';
import { CONTRACT_RENEWAL_STATE_CALLS, CONTRACT_RENEWALS } from '#shared/contract-renewals/contract-renewals.calls';
import { query } from '#web/http/calls';

/** Whether a contract can be renewed now, and the quote that renews it. */
export const renewalStateQuery = (contractId: string) =>
  queryOptions({
    ...query(CONTRACT_RENEWAL_STATE_CALLS.find, { contractId }),
    queryKey: ['contract-renewal-state', contractId],
  });

/** What a quote renews, and why its price changes. Read again with every visit: the census decides it. */
export const contractRenewalQuery = (quoteId: number) =>
  queryOptions({
    ...query(CONTRACT_RENEWALS.explain, { quoteId }),
    queryKey: ['individual-quote', quoteId, 'renewal'],
    staleTime: 0,
  });

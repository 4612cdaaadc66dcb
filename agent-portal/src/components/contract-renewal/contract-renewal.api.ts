import { queryOptions } from '@tanstack/react-query';
import type {
  ContractRenewalResponse,
  ContractRenewalState,
  NewContractRenewalRequest,
  TobaccoStillOpen,
} from '#shared/contract-renewals/contract-renewal.record';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';

/** Whether a contract can be renewed now, and the quote that renews it. */
export const renewalStateQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['contract-renewal-state', contractId],
    queryFn: inScreen<ContractRenewalState>(`/api/renewals/ContractRenewalState/${encodeURIComponent(contractId)}`),
  });

/** What a quote renews, and why its price changes. Read again with every visit: the census decides it. */
export const contractRenewalQuery = (quoteId: number) =>
  queryOptions({
    queryKey: ['individual-quote', quoteId, 'renewal'],
    queryFn: inScreen<ContractRenewalResponse>(`/api/renewals/ContractRenewal/${quoteId}`),
    staleTime: 0,
  });

/** The quote that renews the contract, new or begun before. */
export const openRenewal = (request: NewContractRenewalRequest): Promise<IndividualQuoteResponse> =>
  sendJson('POST', '/api/quote', request, IN_SCREEN);

/** These people have been asked about tobacco again. */
export const markTobaccoAsked = (quoteId: number, MemberIds: readonly number[]): Promise<TobaccoStillOpen> =>
  sendJson('PUT', `/api/renewals/ContractTobacco/${quoteId}`, { MemberIds }, IN_SCREEN);

import { queryOptions } from '@tanstack/react-query';
import { MARKETPLACE } from '#shared/marketplace/marketplace.calls';
import { query } from '#web/http/calls';

/** Asked each time that the page opens, and not again behind the user's back: the marketplace decides anew. */
export const eligibilityQuery = (consumerId: string) =>
  queryOptions({
    ...query(MARKETPLACE.getEligibility, { query: { consumerId } }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

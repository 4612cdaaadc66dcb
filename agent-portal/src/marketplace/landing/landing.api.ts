import { queryOptions } from '@tanstack/react-query';
import type { IndividualQuoteResponse, NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import type { Eligibility } from '#shared/marketplace/eligibility.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN, inScreen } from '#web/http/in-screen';

/** Asked each time that the page opens, and not again behind the user's back: the marketplace decides anew. */
export const eligibilityQuery = (consumerId: string) =>
  queryOptions({
    queryKey: ['marketplace-eligibility', consumerId],
    queryFn: inScreen<Eligibility>(
      `/individual-health-insurance-api/api/ffmenrollment/getEligibility?consumerId=${encodeURIComponent(consumerId)}`,
    ),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

/** Creates the quote of a consumer, or opens it again. */
export const startMarketplaceQuote = (quote: NewMarketplaceQuote): Promise<IndividualQuoteResponse> =>
  sendJson('POST', '/api/quote', quote, IN_SCREEN);

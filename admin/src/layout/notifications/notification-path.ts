import type { QuoteType } from '#shared/quotes/quote-type';

/** Of the review desk in which a quote is read with its notes. */
const DESKS: Record<QuoteType, string> = {
  SmallGroupNewBusiness: '/group/review',
  SmallGroupRenewal: '/group/renewals/review',
  IndividualNewBusiness: '/individual/review',
  IndividualRenewal: '/individual/review',
};

export const notificationPath = ({ QuoteType, QuoteId }: { QuoteType: QuoteType; QuoteId: number }): string =>
  `${DESKS[QuoteType]}/${QuoteId}`;

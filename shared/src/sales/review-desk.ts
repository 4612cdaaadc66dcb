import type { QuoteType } from '#shared/quotes/quote-type';

const QUEUES: Record<QuoteType, string> = {
  SmallGroupNewBusiness: '/group',
  SmallGroupRenewal: '/group/renewals',
  IndividualNewBusiness: '/individual',
  IndividualRenewal: '/individual',
};

/** A quote under review, beside its queue. @param queue its path below the console */
export const reviewPath = (queue: string, quoteId: number): string => `${queue}/review/${quoteId}`;

/** Opens in the view of the queue that holds the quote. Of a group any type will do: the desk goes on to its queue. */
export const deskPath = (type: QuoteType, quoteId: number): string => reviewPath(QUEUES[type], quoteId);

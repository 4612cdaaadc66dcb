import type { QuoteType } from '#shared/quotes/quote-type';
import type { StaffNotification } from '#shared/staff-notifications/staff-notification.record';

/** Of the review desk in which a quote is read with its notes. */
const DESKS: Record<QuoteType, string> = {
  SmallGroupNewBusiness: '/group/review',
  SmallGroupRenewal: '/group/renewals/review',
  IndividualNewBusiness: '/individual/review',
  IndividualRenewal: '/individual/review',
};

export const notificationPath = ({ QuoteType, QuoteId }: Pick<StaffNotification, 'QuoteType' | 'QuoteId'>): string =>
  QuoteType === null ? '/configuration/proposals' : `${DESKS[QuoteType]}/${QuoteId}`;

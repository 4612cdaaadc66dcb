import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import { DEFAULT_QUEUE_STATUSES } from '#shared/sales/shown-approval';

/** The tabs of the internal queue. Spec 002 section 2: new business, "tabs for renewals and passive renewals". */
export const QUEUE_VIEW_NAMES = ['NewBusiness', 'Renewals', 'PassiveRenewals'] as const;
export type QueueViewName = (typeof QUEUE_VIEW_NAMES)[number];

/** Which quotes a tab is about. */
export interface QueueSlice {
  type: GroupQuoteType;
  /** Those that its quotes can have; others are never in it. */
  statuses: readonly QuoteStatus[];
  /** Those that are chosen when it opens; its count is that of them. */
  preselected: readonly QuoteStatus[];
}

/** On their way through a passive renewal, and what became of it. */
const PASSIVE: readonly QuoteStatus[] = ['PendingPassive', 'PassivelyRenewed', 'PassiveRenewalFailure'];

/**
 * Spec 002 section 4: "Default dashboard status filters preselect Approved, Rejected and PassivelyRenewed." Of these only the
 * last can be in passive renewals; what waits and what failed is added there, or staff would open the tab and miss their work.
 */
export const QUEUE_SLICES: Record<QueueViewName, QueueSlice> = {
  NewBusiness: { type: 'SmallGroupNewBusiness', statuses: QUOTE_STATUSES, preselected: DEFAULT_QUEUE_STATUSES },
  Renewals: { type: 'SmallGroupRenewal', statuses: QUOTE_STATUSES, preselected: DEFAULT_QUEUE_STATUSES },
  PassiveRenewals: { type: 'SmallGroupRenewal', statuses: PASSIVE, preselected: PASSIVE },
};

import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import { DEFAULT_QUEUE_STATUSES } from '#shared/sales/shown-approval';

/** The tabs of the internal queue. Spec 002 section 2: new business, "tabs for renewals and passive renewals". */
export const QUEUE_VIEW_NAMES = ['NewBusiness', 'Renewals', 'PassiveRenewals'] as const;
export type QueueViewName = (typeof QUEUE_VIEW_NAMES)[number];

/** Which quotes a tab shows. */
export interface QueueSlice {
  type: GroupQuoteType;
  /** The possible statuses of its quotes; others never appear. */
  statuses: readonly QuoteStatus[];
  /** The statuses selected when it opens; its count is based on them. */
  preselected: readonly QuoteStatus[];
}

/** In passive renewal, or with its result. */
const PASSIVE: readonly QuoteStatus[] = ['PendingPassive', 'PassivelyRenewed', 'PassiveRenewalFailure'];

/**
 * Spec 002 section 4: "Default dashboard status filters preselect Approved, Rejected and PassivelyRenewed." Of these only the last
 * can occur in passive renewals; pending and failed ones are added there, or staff would open the tab and miss their work.
 */
export const QUEUE_SLICES: Record<QueueViewName, QueueSlice> = {
  NewBusiness: { type: 'SmallGroupNewBusiness', statuses: QUOTE_STATUSES, preselected: DEFAULT_QUEUE_STATUSES },
  Renewals: { type: 'SmallGroupRenewal', statuses: QUOTE_STATUSES, preselected: DEFAULT_QUEUE_STATUSES },
  PassiveRenewals: { type: 'SmallGroupRenewal', statuses: PASSIVE, preselected: PASSIVE },
};

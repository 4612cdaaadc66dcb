import type { QuoteStatus } from '#shared/quotes/quote-status';
import { DEFAULT_QUEUE_STATUSES } from '#shared/sales/shown-approval';
import { WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/individual-queue';
import type { WorkView } from '#shared/sales/work-views';

/** Ways of looking at the queue of individuals, by what there is to do. */
export const INDIVIDUAL_VIEW_NAMES = ['NeedsReview', 'Pended', 'Mine', 'Failed', 'Waiting', 'Decided'] as const;
type IndividualViewName = (typeof INDIVIDUAL_VIEW_NAMES)[number];

/** Staff can decide what becomes of the application. */
const OPEN: readonly QuoteStatus[] = ['FailedEnrollment', 'Pended'];

/**
 * As for groups, except that the carrier or the marketplace decides: staff review what these did not accept, and nothing is left to do for a
 * complete enrollment, although the sales dashboards call it Sales Review (individuals, decision 4).
 */
export const INDIVIDUAL_VIEWS: Record<IndividualViewName, WorkView> = {
  NeedsReview: { label: 'Needs review', statuses: OPEN, order: 'ASC' },
  Pended: { label: 'Pended', statuses: ['Pended'], order: 'ASC' },
  Mine: { label: 'Mine', statuses: WAITING_INDIVIDUAL_STATUSES, onlyMine: true, order: 'ASC' },
  Failed: { label: 'Failed', statuses: ['FailedEnrollment'], order: 'ASC' },
  Waiting: { label: 'Waiting for others', statuses: ['PaymentPending', 'PendingSEVerification'], order: 'ASC' },
  Decided: { label: 'Decided', statuses: [...DEFAULT_QUEUE_STATUSES, 'Complete', 'Declined'], order: 'DESC' },
};

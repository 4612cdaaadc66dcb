import { GROUP_TRANSITIONS, groupStatusLabel, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { QUEUE_SLICES, type QueueViewName, type WorkViewName } from '#shared/sales/queue-views';
import type { StatusChoice } from '../components/quote-queue/active-filters.ts';
import { GROUP_QUOTES } from './group-queue.ts';

export interface QueueView {
  name: QueueViewName;
  label: string;
  title: string;
  path: string;
  /** Prefix of the tab's preference keys: columns, saved searches. */
  key: string;
}

export const NEW_BUSINESS_VIEW: QueueView = {
  name: 'NewBusiness',
  label: 'New business',
  title: 'Group quotes: new business',
  path: `/${GROUP_QUOTES}`,
  key: `${GROUP_QUOTES}.new`,
};

export const RENEWALS_VIEW: QueueView = {
  name: 'Renewals',
  label: 'Renewals',
  title: 'Group quotes: renewals',
  path: `/${GROUP_QUOTES}/renewals`,
  key: `${GROUP_QUOTES}.renewals`,
};

export const PASSIVE_RENEWALS_VIEW: QueueView = {
  name: 'PassiveRenewals',
  label: 'Passive renewals',
  title: 'Group quotes: passive renewals',
  path: `/${GROUP_QUOTES}/passive-renewals`,
  key: `${GROUP_QUOTES}.passive-renewals`,
};

export const QUEUE_VIEWS: readonly QueueView[] = [NEW_BUSINESS_VIEW, RENEWALS_VIEW, PASSIVE_RENEWALS_VIEW];

export const preselected = ({ name }: QueueView): readonly QuoteStatus[] => QUEUE_SLICES[name].preselected;

const label = (status: QuoteStatus): string => groupStatusLabel(status, 'internal');

/** The possible statuses of a group quote. */
const POSSIBLE: readonly QuoteStatus[] = QUOTE_STATUSES.filter((status) =>
  GROUP_TRANSITIONS.some(
    ({ from, to }) => to === status || (from.length < QUOTE_STATUSES.length - 1 && from.includes(status)),
  ),
);

/** The statuses by which a tab can be filtered, with their names for staff. */
export const statusChoices = ({ name }: QueueView): StatusChoice[] =>
  POSSIBLE.filter((status) => QUEUE_SLICES[name].statuses.includes(status)).map((status) => ({
    id: status,
    name: label(status),
  }));

/** What a tab's number counts: what there is to do. A passive renewal is not reviewed; it may fail. */
export const workOf = ({ name }: QueueView): { work: WorkViewName; hint: string } =>
  name === 'PassiveRenewals'
    ? { work: 'Failed', hint: 'Passive renewals that failed' }
    : { work: 'NeedsReview', hint: 'Quotes that need review' };

import { GROUP_TRANSITIONS, groupStatusLabel, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { QUEUE_SLICES, type QueueViewName } from '#shared/sales/queue-views';
import { GROUP_QUOTES } from './group-quotes.api.ts';

/** One tab of the queue. */
export interface QueueView {
  name: QueueViewName;
  label: string;
  title: string;
  path: string;
  /** Begins the keys of what is kept for the tab: columns, saved searches. */
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

/** The states that a group's quote can be in. */
const POSSIBLE: readonly QuoteStatus[] = QUOTE_STATUSES.filter((status) =>
  GROUP_TRANSITIONS.some(
    ({ from, to }) => to === status || (from.length < QUOTE_STATUSES.length - 1 && from.includes(status)),
  ),
);

/** The states that a tab can be narrowed to, in the words of staff. */
export const statusChoices = ({ name }: QueueView): { id: QuoteStatus; name: string }[] =>
  POSSIBLE.filter((status) => QUEUE_SLICES[name].statuses.includes(status)).map((status) => ({
    id: status,
    name: label(status),
  }));

/** What the number on a tab counts. */
export const countHint = (view: QueueView): string =>
  `Quotes in the states that this tab opens with: ${preselected(view).map(label).join(', ')}`;

/** Chosen states on one line: each by its name, or how many; without any every state is shown. */
export const shownStatuses = (chosen: readonly QuoteStatus[]): string =>
  chosen.length === 0 ? 'Any' : chosen.length > 3 ? `${chosen.length} states` : chosen.map(label).join(', ');

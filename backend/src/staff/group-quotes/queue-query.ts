import type { GroupQuotesFilter, QueueOrder } from '#shared/sales/group-quote.record';
import { type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import { AGE_BUCKETS, type AgePeriod, agePeriod } from '#shared/sales-home/ageing';
import { QUEUE_SLICES, QUEUE_VIEW_NAMES } from '#shared/sales/queue-views';
import { typedTerms } from '#shared/search/search-terms';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { areIds, areSomeOf, isFlag, isOneOf, isText } from '../../platform/http/list-filter.ts';
import type { PageQuery } from '../../platform/lists/lists.ts';

/** Which quotes are asked for. */
export interface QueueQuery {
  types: readonly GroupQuoteType[];
  statuses: readonly QuoteStatus[];
  assignedToUserId: number | null;
  search: QueueSearch | null;
  /** Since when it is in its status; null = however long. */
  age: AgePeriod | null;
  ids: readonly number[] | null;
}

/** What was typed: a day is looked for as effective or renewal day, anything else among names and numbers. */
export type QueueSearch =
  | { day: IsoDate }
  | {
      /** Beginnings of the words of the group's name, or its number. */
      terms: readonly string[];
      /** The number of a quote, where a number was typed. */
      quoteId: number | null;
    };

/** In which order, and which part. */
export type QueueWindow = Omit<PageQuery<unknown, QueueOrder>, 'filter'>;

/** What callers may narrow the queue by. */
export const QUEUE_FILTERS = {
  View: isOneOf(QUEUE_VIEW_NAMES),
  QuoteType: isOneOf(GROUP_QUOTE_TYPES),
  Status: areSomeOf(QUOTE_STATUSES),
  OnlyMine: isFlag,
  DaysInStatus: isOneOf(AGE_BUCKETS),
  q: isText,
  id: areIds,
};

export const queueQuery = (user: SessionUser, given: GroupQuotesFilter, today: IsoDate): QueueQuery => ({
  ...sliceOf(given),
  // Of the session: the same account whatever case its name was typed in (spec 002 section 6, "ignoring case").
  assignedToUserId: given.OnlyMine ? user.id : null,
  search: searchOf(given.q?.trim() ?? ''),
  age: given.DaysInStatus ? agePeriod(given.DaysInStatus, today) : null,
  ids: given.id ?? null,
});

/** Nothing chosen means any; a tab keeps to its own whatever is chosen. */
function sliceOf({ View, QuoteType, Status }: GroupQuotesFilter): Pick<QueueQuery, 'types' | 'statuses'> {
  const slice = View && QUEUE_SLICES[View];
  const types = GROUP_QUOTE_TYPES.filter(
    (type) => (!slice || slice.type === type) && (!QuoteType || QuoteType === type),
  );
  const possible = slice?.statuses ?? QUOTE_STATUSES;
  return { types, statuses: Status?.length ? possible.filter((status) => Status.includes(status)) : possible };
}

function searchOf(text: string): QueueSearch | null {
  const day = parseWireDay(text);
  if (day) {
    return { day };
  }
  const terms = text === '' ? [] : typedTerms(text);
  return terms.length === 0 ? null : { terms, quoteId: /^\d{1,9}$/.test(text) ? Number(text) : null };
}

import { type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { type PremiumAnswer, premiumSumText, toPremiumSum } from '#shared/quotes/quote-premium.record';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import { AGE_BUCKETS, agePeriod } from '#shared/sales-home/ageing';
import { GROUP_QUOTE, type GroupQuotesFilter } from '#shared/sales/group-quote.record';
import { QUEUE_SLICES, QUEUE_VIEW_NAMES } from '#shared/sales/queue-views';
import { typedTerms } from '#shared/search/search-terms';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { areIds, areSomeOf, isFlag, isOneOf, isText } from '../../platform/http/list-filter.ts';
import { csvColumns } from '../../platform/http/list-rows.ts';
import type { QueueQuery, SharedFilters } from './queued-quotes.repository.ts';

/** The requested quotes. */
export interface GroupQueueQuery extends QueueQuery, SharedFilters {
  types: readonly GroupQuoteType[];
  search: QueueSearch | null;
}

/** The search text: a date matches effective or renewal dates, anything else names and numbers. */
export type QueueSearch =
  | { day: IsoDate }
  | {
      /** Prefixes of the words of the group's name, or its number. */
      terms: readonly string[];
      /** The id of a quote, if a number was typed. */
      quoteId: number | null;
    };

/** The filters of the queue. */
export const QUEUE_FILTERS = {
  View: isOneOf(QUEUE_VIEW_NAMES),
  QuoteType: isOneOf(GROUP_QUOTE_TYPES),
  Status: areSomeOf(QUOTE_STATUSES),
  OnlyMine: isFlag,
  AssignedTo: isText,
  DaysInStatus: isOneOf(AGE_BUCKETS),
  q: isText,
  id: areIds,
};

export const queueQuery = (user: SessionUser, given: GroupQuotesFilter, today: IsoDate): GroupQueueQuery => ({
  ...sliceOf(given),
  // From the session: the same account regardless of the case in which its name was typed (spec 002 section 6, "ignoring case").
  assignedToUserId: given.OnlyMine ? user.id : null,
  assignedTo: given.AssignedTo ?? null,
  search: searchOf(given.q?.trim() ?? ''),
  age: given.DaysInStatus ? agePeriod(given.DaysInStatus, today) : null,
  ids: given.id ?? null,
});

/** An empty selection means any; a tab's own limits always apply. */
function sliceOf({ View, QuoteType, Status }: GroupQuotesFilter): Pick<GroupQueueQuery, 'types' | 'statuses'> {
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

/** Every column that the queue can show; times in Detroit's time zone, as on the screen. */
export const QUEUE_COLUMNS = csvColumns(GROUP_QUOTE, [
  'GroupName',
  'GroupEnterpriseId',
  'Id',
  'Name',
  'QuoteType',
  'QuoteStatus',
  'StatusAt',
  ['EffectiveDate', 'Effective date', formatDay],
  ['RenewalDate', 'Renewal date', formatDay],
  'SubmittedDate',
  'ApprovalTime',
  ['AssignedToFullname', 'Assigned to'],
  'AssignedAt',
  'Agents',
  'Members',
  ['Premium', 'Premium', (premium: PremiumAnswer) => premiumSumText(toPremiumSum([premium]))],
  'ModifiedAt',
]);

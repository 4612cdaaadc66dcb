import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays, type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { windowProblem } from '#shared/error-reports/error-reports';
import { formatDay } from '#shared/formats/auto-date';
import { INDIVIDUAL_STATUSES } from '#shared/individuals/individual-status';
import { INDIVIDUAL_KINDS, type IndividualKind } from '#shared/individuals/individual-terms';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { AGE_BUCKETS, agePeriod } from '#shared/sales-home/ageing';
import { INDIVIDUAL_QUEUE_ROW, type IndividualQueueFilter } from '#shared/sales/individual-application.record';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { areIds, areSomeOf, isDay, isFlag, isOneOf, isText } from '../../platform/http/list-filter.ts';
import { csvColumns } from '../../platform/http/list-rows.ts';
import type { QueueQuery, SharedFilters } from './queued-quotes.repository.ts';

/** The requested quotes; null = any. */
export interface IndividualQueueQuery extends QueueQuery, SharedFilters {
  kind: IndividualKind | null;
  isAssigned: boolean | null;
  submittedSince: Date | null;
  submittedBefore: Date | null;
  search: IndividualSearch | null;
}

/** The search text: a date matches effective dates and the applicants' dates of birth, anything else names and numbers. */
export type IndividualSearch = { day: IsoDate } | { name: string; quoteId: number | null };

export const INDIVIDUAL_QUEUE_FILTERS = {
  Kind: isOneOf(INDIVIDUAL_KINDS),
  Status: areSomeOf(INDIVIDUAL_STATUSES),
  OnlyMine: isFlag,
  AssignedTo: isText,
  IsAssigned: isFlag,
  DaysInStatus: isOneOf(AGE_BUCKETS),
  fromDate: isDay,
  toDate: isDay,
  q: isText,
  id: areIds,
};

/** @throws INVALID_INPUT when the days are the wrong way round */
export function individualQueueQuery(
  user: SessionUser,
  given: IndividualQueueFilter,
  today: IsoDate,
): IndividualQueueQuery {
  const { Status, fromDate = '', toDate = '' } = given;
  const [from, to] = [parseWireDay(fromDate), parseWireDay(toDate)];
  const problem = from && to && windowProblem({ from, to });
  if (problem) {
    throw new AppError('INVALID_INPUT', problem, { fromDate: [problem] });
  }
  return {
    types: INDIVIDUAL_QUOTE_TYPES,
    // An empty selection means any.
    statuses: Status?.length ? Status : INDIVIDUAL_STATUSES,
    kind: given.Kind ?? null,
    // From the session: the same account regardless of the case in which its name was typed (spec 002 section 6, "ignoring case").
    assignedToUserId: given.OnlyMine ? user.id : null,
    assignedTo: given.AssignedTo ?? null,
    isAssigned: given.IsAssigned ?? null,
    age: given.DaysInStatus ? agePeriod(given.DaysInStatus, today) : null,
    submittedSince: from && detroitMidnight(from),
    submittedBefore: to && detroitMidnight(addDays(to, 1)),
    search: searchOf(given.q?.trim() ?? ''),
    ids: given.id ?? null,
  };
}

function searchOf(text: string): IndividualSearch | null {
  const day = parseWireDay(text);
  if (day) {
    return { day };
  }
  return text === '' ? null : { name: text, quoteId: /^#?\d{1,9}$/.test(text) ? Number(text.replace('#', '')) : null };
}

/** Every column that the queue can show; times in Detroit's time zone, as on the screen. */
export const INDIVIDUAL_QUEUE_COLUMNS = csvColumns(INDIVIDUAL_QUEUE_ROW, [
  'FirstName',
  'LastName',
  ['QuoteId', 'Quote number'],
  'Name',
  'Kind',
  'QuoteStatus',
  'StatusAt',
  ['EffectiveDate', 'Effective date', formatDay],
  'SubmittedDate',
  'ApprovalTime',
  'Agents',
  ['AssignedToFullname', 'Assigned to'],
  'AssignedAt',
]);

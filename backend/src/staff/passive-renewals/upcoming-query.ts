import { type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { lastUpcomingRenewal } from '#shared/quotes/allowed-effective-dates';
import {
  RENEWAL_STANDINGS,
  RENEWAL_STATES,
  type RenewalStanding,
  type RenewalState,
} from '#shared/renewals/renewal-state';
import { UPCOMING_RENEWAL, type UpcomingFilter } from '#shared/renewals/upcoming-renewal.record';
import { typedTerms } from '#shared/search/search-terms';
import { areIds, areSomeOf, isDay, isText } from '../../platform/http/list-filter.ts';
import { csvColumns } from '../../platform/http/list-rows.ts';

/** A validated query for groups with upcoming renewals. */
export interface UpcomingQuery {
  /** Renewal dates, both inclusive. */
  from: IsoDate;
  to: IsoDate;
  /** Prefixes of the words of the group's name, or its number. */
  terms: readonly string[];
  states: readonly RenewalState[] | null;
  standings: readonly RenewalStanding[] | null;
  groupIds: readonly number[] | null;
}

/** The filters of the list. */
export const UPCOMING_FILTERS = {
  q: isText,
  Status: areSomeOf(RENEWAL_STATES),
  Standing: areSomeOf(RENEWAL_STANDINGS),
  RenewalDate: isDay,
  id: areIds,
};

/** Upcoming: from today to the end of the upcoming renewal window of internal staff (spec 000 section 9, "Effective dates"). */
export const upcomingDays = (today: IsoDate): { from: IsoDate; to: IsoDate } => ({
  from: today,
  to: lastUpcomingRenewal(today, 'internal'),
});

export function upcomingQuery(given: UpcomingFilter, today: IsoDate): UpcomingQuery {
  const text = given.q?.trim() ?? '';
  return {
    ...narrowed(upcomingDays(today), parseWireDay(given.RenewalDate ?? '')),
    terms: text === '' ? [] : typedTerms(text),
    states: given.Status?.length ? given.Status : null,
    standings: given.Standing?.length ? given.Standing : null,
    groupIds: given.id ?? null,
  };
}

/** A single day in that range, if one was requested. */
const narrowed = ({ from, to }: { from: IsoDate; to: IsoDate }, day: IsoDate | null) =>
  day === null ? { from, to } : { from: day > from ? day : from, to: day < to ? day : to };

export const UPCOMING_COLUMNS = csvColumns(UPCOMING_RENEWAL, [
  'GroupName',
  'GroupEnterpriseId',
  'RenewalDate',
  'QuoteId',
  'QuoteStatus',
  'IsAcaGroup',
  'Agents',
  'CanRenew',
  'Standing',
  'Message',
  ['Renewed', 'Renewed', ({ At }: { At: string }) => At],
  ['Renewed', 'Renewed by', ({ By }: { By: string }) => By],
  'IsSubmitted',
  'Survey',
]);

/** Both inclusive. */
export interface DayRange {
  from: IsoDate;
  to: IsoDate;
}

import { addMonths, firstOfMonth, isoDateOf, monthOf, yearOf, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';

/** Ours: the specification gives the list but no wording. */
export const EFFECTIVE_DATE_NOT_ALLOWED = 'This effective date cannot be chosen. Choose one from the list.';
export const NO_RENEWAL_TO_QUOTE = 'This group has no renewal that can be quoted now.';
export const dateHasPassed = (day: IsoDate): string =>
  `The effective date ${formatDay(day)} has passed. Change the effective date to continue.`;
export const renewalHasPassed = (day: IsoDate): string =>
  `The renewal date ${formatDay(day)} has passed. Contact Small Business sales to renew this group.`;
export const quoteHasExpired = (day: IsoDate): string =>
  `This quote has expired because its effective date, ${formatDay(day)}, has passed. Copy it or start a new quote to continue.`;

/** Never sold. Source: spec 000 section 5. */
const EXCLUDED = '2014-12-01';
const MONTHS_IN_QUARTER = 3;
const MONTHS_IN_YEAR = 12;

export interface EffectiveDateFacts {
  quoteType: QuoteType;
  /** The group's; null while it has never been enrolled. */
  renewalDate: IsoDate | null;
  today: IsoDate;
  audience: 'external' | 'internal';
  /** Rule SmallGroupInternalExtraRange: months beyond an agent's last date that are open to internal staff. */
  internalExtraMonths: number;
  /** Rule OverrideCreateQuoteToTestRates: internal staff may select any month of this year and the next. */
  anyQuarter: boolean;
}

/**
 * The effective dates that a user may select for a group quote, earliest first. Quarters start in months 1, 4, 7 and 10.
 *
 * The specification: "First day of a month in the current quarter window, the next quarter and, for internal users, more. External
 * users get fewer months. 12/01/2014 is excluded." Interpreted as: external users choose among the months of this quarter that have
 * not started before today, and those of the next quarter; internal users among all months of this quarter, the next quarter, and
 * `internalExtraMonths` more. A renewal takes effect on the group's renewal date, when that is one of these.
 *
 * Source: spec 000 section 5, "Allowed effective dates"; section 9, "Effective dates".
 */
export function allowedEffectiveDates(facts: EffectiveDateFacts): IsoDate[] {
  const months = choosableMonths(facts).filter((month) => month !== EXCLUDED);
  return isRenewal(facts.quoteType) ? months.filter((month) => month === facts.renewalDate) : months;
}

/** The first one that has not started, or the last; null if there is none. A new quote's default. */
export function nextEffectiveDate(facts: EffectiveDateFacts): IsoDate | null {
  const allowed = allowedEffectiveDates(facts);
  return allowed.find((day) => day >= facts.today) ?? allowed.at(-1) ?? null;
}

/** @returns the message to show, or null when the date may be selected */
export function effectiveDateProblem(day: IsoDate, facts: EffectiveDateFacts): string | null {
  const allowed = allowedEffectiveDates(facts);
  if (allowed.includes(day)) {
    return null;
  }
  return isRenewal(facts.quoteType) && allowed.length === 0 ? NO_RENEWAL_TO_QUOTE : EFFECTIVE_DATE_NOT_ALLOWED;
}

/**
 * Why this user cannot propose or enroll for that date: it has passed, and the user could not select it now. Null when the user
 * can. Ours: the specification says which dates can be selected, not what happens to one that was selected earlier.
 */
export function passedDateProblem(day: IsoDate, facts: EffectiveDateFacts): string | null {
  const allowed = allowedEffectiveDates(facts);
  if (day >= facts.today || allowed.includes(day)) {
    return null;
  }
  return allowed.length === 0 ? renewalHasPassed(day) : dateHasPassed(day);
}

/** The first date that internal staff may select now: nobody can continue a quote for an earlier one. */
export const firstDayForStaff = (
  facts: Pick<EffectiveDateFacts, 'today' | 'internalExtraMonths' | 'anyQuarter'>,
): IsoDate => choosableMonths({ ...facts, audience: 'internal' })[0]!;

/** Whether a group renews soon: from today to the end of the upcoming renewal window. */
export const isUpcomingRenewal = (
  renewalDate: IsoDate | null,
  today: IsoDate,
  audience: 'external' | 'internal',
): boolean => renewalDate !== null && renewalDate >= today && renewalDate <= lastUpcomingRenewal(today, audience);

/**
 * The last day of the upcoming renewal window: the next quarter boundary, for internal users a month later.
 * Source: spec 000 section 9, "Effective dates".
 */
export function lastUpcomingRenewal(today: IsoDate, audience: 'external' | 'internal'): IsoDate {
  const boundary = addMonths(quarterStart(today), MONTHS_IN_QUARTER);
  return audience === 'internal' ? addMonths(boundary, 1) : boundary;
}

/** First day of the day's quarter. */
export const quarterStart = (day: IsoDate): IsoDate =>
  isoDateOf(yearOf(day), Math.floor((monthOf(day) - 1) / MONTHS_IN_QUARTER) * MONTHS_IN_QUARTER + 1, 1);

function choosableMonths({ today, audience, internalExtraMonths, anyQuarter }: MonthFacts): IsoDate[] {
  const quarter = quarterStart(today);
  if (audience === 'external') {
    return monthsFrom(quarter, 2 * MONTHS_IN_QUARTER).filter((month) => month >= today);
  }
  return anyQuarter
    ? monthsFrom(isoDateOf(yearOf(today), 1, 1), 2 * MONTHS_IN_YEAR)
    : monthsFrom(quarter, 2 * MONTHS_IN_QUARTER + internalExtraMonths);
}

type MonthFacts = Pick<EffectiveDateFacts, 'today' | 'audience' | 'internalExtraMonths' | 'anyQuarter'>;

const monthsFrom = (first: IsoDate, count: number): IsoDate[] =>
  Array.from({ length: count }, (_, index) => addMonths(firstOfMonth(first), index));

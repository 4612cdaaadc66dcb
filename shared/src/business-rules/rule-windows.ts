import type { IsoDate } from '#shared/dates/iso-date';
import { dayText } from '#shared/formats/auto-date';

/**
 * When a version of a rule applies: on the days from effectiveDate to termDate, for quotes that take effect from
 * quoteEffectiveStartDate to quoteEffectiveEndDate. Both ends are inclusive; null = open-ended.
 */
export interface RuleWindow {
  effectiveDate: IsoDate;
  termDate: IsoDate | null;
  quoteEffectiveStartDate: IsoDate | null;
  quoteEffectiveEndDate: IsoDate | null;
}

export const TERM_BEFORE_EFFECTIVE = 'The term date cannot be before the effective date.';
export const QUOTE_END_BEFORE_START = 'The quote effective end date cannot be before the quote effective start date.';

const FIRST_DAY = '0000-00-00';
const LAST_DAY = '9999-99-99';

/** Without a quote, today counts as the effective date. */
export interface RuleMoment {
  today: IsoDate;
  quoteEffectiveDate?: IsoDate;
}

/** The version that applies, or null. Versions of one key never overlap (`overlapProblem`), so at most one does. */
export function ruleInForce<V extends RuleWindow>(
  versions: readonly V[],
  { today, quoteEffectiveDate = today }: RuleMoment,
): V | null {
  const holds = (version: V) =>
    within(today, version.effectiveDate, version.termDate) &&
    within(quoteEffectiveDate, version.quoteEffectiveStartDate, version.quoteEffectiveEndDate);
  return versions.find(holds) ?? null;
}

/** A version expires on the day after its term date. */
export const isExpired = (version: RuleWindow, today: IsoDate): boolean =>
  version.termDate !== null && version.termDate < today;

/** Date field -> what is wrong with it; null when the dates are in order. */
export function windowProblem(
  window: RuleWindow,
): { field: 'TermDate' | 'QuoteEffectiveEndDate'; message: string } | null {
  if (window.termDate !== null && window.termDate < window.effectiveDate) {
    return { field: 'TermDate', message: TERM_BEFORE_EFFECTIVE };
  }
  const [start, end] = [window.quoteEffectiveStartDate, window.quoteEffectiveEndDate];
  return start !== null && end !== null && end < start
    ? { field: 'QuoteEffectiveEndDate', message: QUOTE_END_BEFORE_START }
    : null;
}

/**
 * Two versions of one key may not apply on the same day to the same quote.
 *
 * @param others the other current versions of the same key and source
 * @returns the message to show, or null when the version fits among them
 */
export function overlapProblem(key: string, version: RuleWindow, others: readonly RuleWindow[]): string | null {
  const clash = others.find(
    (other) =>
      meet(version.effectiveDate, version.termDate, other.effectiveDate, other.termDate) &&
      meet(
        version.quoteEffectiveStartDate,
        version.quoteEffectiveEndDate,
        other.quoteEffectiveStartDate,
        other.quoteEffectiveEndDate,
      ),
  );
  return clash
    ? `${key} already has a value ${inWords(clash)}. Change that one, or choose dates that do not overlap with it.`
    : null;
}

type End = IsoDate | null;

const within = (day: IsoDate, from: End, to: End): boolean => day >= (from ?? FIRST_DAY) && day <= (to ?? LAST_DAY);

const meet = (from: End, to: End, otherFrom: End, otherTo: End): boolean =>
  (from ?? FIRST_DAY) <= (otherTo ?? LAST_DAY) && (otherFrom ?? FIRST_DAY) <= (to ?? LAST_DAY);

function inWords(window: RuleWindow): string {
  const { quoteEffectiveStartDate: start, quoteEffectiveEndDate: end } = window;
  const quotes = start || end ? `, for quotes effective ${span(start, end)}` : '';
  return `${span(window.effectiveDate, window.termDate)}${quotes}`;
}

function span(from: End, to: End): string {
  return [from ? `from ${dayText(from)}` : '', to ? `to ${dayText(to)}` : ''].filter(Boolean).join(' ');
}

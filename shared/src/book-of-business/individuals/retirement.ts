import type { Rules } from '#shared/business-rules/rules';
import { type IsoDate, isoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/** Key of the session value that overrides the date, in one tab. Source: spec 000 section 4; individuals, decision 22. */
export const RETIREMENT_OVERRIDE = 'pq.individual-book';
/** With which the tab sends it: contract details and renewals are judged by the server. */
export const RETIREMENT_HEADER = 'x-pq-individual-book';

/** Ours. Individuals, decision 22. */
export const BOOK_RETIRED = 'The individual book of business is retired. Please use the agent portal.';
export const bookRetires = (day: IsoDate): string =>
  `The individual book of business will be retired on ${formatDay(day)}. From then on, please use the agent portal.`;

/** Whether the individual book of business is retired on this day; that of Medicare never is. Source: spec 000 section 4, "Other state". */
export const isBookRetired = (
  { IndividualBookOfBusinessRetirementDate: from }: Pick<Rules, 'IndividualBookOfBusinessRetirementDate'>,
  day: IsoDate,
): boolean => from !== null && day >= from;

/**
 * The rules as a tab with this session value sees them. Retiring the book protects nothing that a user may not do: it points to another
 * portal.
 */
export const retirementOverridden = <R extends Pick<Rules, 'IndividualBookOfBusinessRetirementDate'>>(
  rules: R,
  override: string | null,
): R =>
  override === 'not-retired'
    ? { ...rules, IndividualBookOfBusinessRetirementDate: null }
    : override === 'retired'
      ? { ...rules, IndividualBookOfBusinessRetirementDate: LONG_AGO }
      : rules;
const LONG_AGO = isoDate('1970-01-01');

interface RetirementFacts {
  /** Rule IndividualBookOfBusinessRetirementDate; null: not planned. */
  retirementDate: IsoDate | null;
  /** Session value RETIREMENT_OVERRIDE; null: none. */
  override: string | null;
  today: IsoDate;
}

export interface Retirement {
  isRetired: boolean;
  /** What users are told; null: nothing. */
  notice: string | null;
}

/** What the screen shows: the session values 'retired' and 'not-retired' decide; without them the date does. Source: spec 000 section 4. */
export function bookRetirement({ retirementDate, override, today }: RetirementFacts): Retirement {
  const isOver = isBookRetired({ IndividualBookOfBusinessRetirementDate: retirementDate }, today);
  if (override === 'retired' || (isOver && override !== 'not-retired')) {
    return { isRetired: true, notice: BOOK_RETIRED };
  }
  return { isRetired: false, notice: retirementDate === null || isOver ? null : bookRetires(retirementDate) };
}

/** Rule AgentPortalUrl as a link's target: an address on the web, over HTTPS; otherwise null. */
export const agentPortalLink = (rule: string): string | null =>
  rule.startsWith('https://') && URL.canParse(rule) ? rule : null;

import { isoDateOf, monthOf, yearOf, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { DayWindow } from '#shared/eligibility/special-enrollment';

/** The rules of open enrollment; null: not set. */
export interface OpenEnrollmentRules {
  OpenEnrollmentStartDate: IsoDate | null;
  OpenEnrollmentEndDate: IsoDate | null;
  /** Until then nobody contests that open enrollment lasts; null or left out: its end is not contested. */
  OpenEnrollmentSafeDate?: IsoDate | null;
  OEPQuotingOnlyBegins: IsoDate | null;
  OEPQuotingOnlyEnds: IsoDate | null;
  OEPJanuaryCutOffDate: IsoDate | null;
  OEPFebruaryCutOffDate: IsoDate | null;
  OEPMarchCutOffDate: IsoDate | null;
}

/** Ours. */
export const openEnrollmentBegins = (day: IsoDate): string =>
  `Open enrollment can be quoted from ${formatDay(day)} on.`;
export const OPEN_ENROLLMENT_ENDED =
  'Open enrollment has ended. Coverage can begin with a special enrollment or a short-term plan.';

/** Spec 002 section 9: up to August the dates are this year's, then the next one's. */
const LAST_MONTH_OF_THIS_YEAR = 8;

/** January 1, February 1 and March 1 of the year that open enrollment is for. */
export function openEnrollmentYear(today: IsoDate): number {
  return monthOf(today) <= LAST_MONTH_OF_THIS_YEAR ? yearOf(today) : yearOf(today) + 1;
}

/** Plans can be selected and enrolled. */
export const isOepAvailable = (rules: OpenEnrollmentRules, today: IsoDate): boolean =>
  isBetween(today, rules.OpenEnrollmentStartDate, rules.OpenEnrollmentEndDate);

/** The coming year can be quoted and not yet enrolled. */
export const isQuotingOnly = (rules: OpenEnrollmentRules, today: IsoDate): boolean =>
  isBetween(today, rules.OEPQuotingOnlyBegins, rules.OEPQuotingOnlyEnds);

/** The days on which agents can quote; null where no period is set. */
export function openEnrollmentWindow(rules: OpenEnrollmentRules): DayWindow | null {
  const { OpenEnrollmentStartDate: start, OpenEnrollmentEndDate: last, OEPQuotingOnlyBegins: quoting } = rules;
  return start && last ? { first: quoting !== null && quoting < start ? quoting : start, last } : null;
}

/** Spec 002 section 9, "Open-enrollment effective dates": internal staff always choose among the three. */
export function openEffectiveDates(
  rules: OpenEnrollmentRules,
  { today, audience }: { today: IsoDate; audience: 'external' | 'internal' },
): IsoDate[] {
  const canQuote = isOepAvailable(rules, today) || isQuotingOnly(rules, today);
  return openCutOffs(rules, today)
    .filter(({ cutOff }) => audience === 'internal' || (canQuote && cutOff !== null && today <= cutOff))
    .map(({ day }) => day);
}

/** The effective dates of open enrollment, each with the last day on which agents can choose it; null: they cannot. */
export function openCutOffs(rules: OpenEnrollmentRules, today: IsoDate): { day: IsoDate; cutOff: IsoDate | null }[] {
  const year = openEnrollmentYear(today);
  return [
    { day: isoDateOf(year, 1, 1), cutOff: rules.OEPJanuaryCutOffDate },
    { day: isoDateOf(year, 2, 1), cutOff: rules.OEPFebruaryCutOffDate },
    { day: isoDateOf(year, 3, 1), cutOff: rules.OEPMarchCutOffDate },
  ];
}

/** Why an agent has no date to choose. */
export function openEnrollmentProblem(rules: OpenEnrollmentRules, today: IsoDate): string {
  const window = openEnrollmentWindow(rules);
  return window && today < window.first ? openEnrollmentBegins(window.first) : OPEN_ENROLLMENT_ENDED;
}

/** What agents read while the end of open enrollment is contested; '' when it is not. Words ours. */
export function contestedEnd(rules: OpenEnrollmentRules, today: IsoDate): string {
  const { OpenEnrollmentSafeDate: safe = null, OpenEnrollmentEndDate: end } = rules;
  if (safe === null || end === null || safe >= end || today > end) {
    return '';
  }
  return today <= safe
    ? `Enroll by ${formatDay(safe)} to be safe: the last day of open enrollment, ${formatDay(end)}, is contested in court.`
    : `The last day of open enrollment, ${formatDay(end)}, is contested in court: do not wait for it.`;
}

/** Whether open enrollment is available and whether quoting is quote-only, as the individual book of business says it. Words ours. */
export function openEnrollmentFacts(rules: OpenEnrollmentRules, today: IsoDate): string {
  const { OpenEnrollmentStartDate: start, OpenEnrollmentEndDate: end, OEPQuotingOnlyEnds: quotingEnds } = rules;
  if (isOepAvailable(rules, today)) {
    return `Open enrollment is available until ${formatDay(end)}. ${contestedEnd(rules, today)}`.trim();
  }
  const begins = start !== null && today < start ? `Open enrollment begins ${formatDay(start)}.` : null;
  if (isQuotingOnly(rules, today)) {
    return `Quoting only until ${formatDay(quotingEnds)}: the coming year can be quoted, but not enrolled. ${begins ?? ''}`.trim();
  }
  return begins ? `Open enrollment is not available. ${begins}` : 'Open enrollment is not available.';
}

const isBetween = (day: IsoDate, first: IsoDate | null, last: IsoDate | null): boolean =>
  first !== null && last !== null && day >= first && day <= last;

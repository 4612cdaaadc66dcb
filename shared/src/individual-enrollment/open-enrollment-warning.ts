import type { IsoDate } from '#shared/dates/iso-date';
import {
  contestedEnd,
  isOepAvailable,
  openCutOffs,
  type OpenEnrollmentRules,
} from '#shared/eligibility/open-enrollment';
import { formatDay } from '#shared/formats/auto-date';
import type { IndividualTerms } from '#shared/individuals/individual-terms';

interface OpenQuote extends Pick<IndividualTerms, 'IndividualPlanType' | 'EnrollmentType'> {
  isFfm: boolean;
  effectiveDate: IsoDate;
}

/**
 * Until when an open enrollment application must be submitted for its coverage to begin as chosen; null where that does not apply.
 * Source: spec 001 section 4; individuals, decision 14.
 */
export function openEnrollmentWarning(
  { IndividualPlanType, EnrollmentType, isFfm, effectiveDate }: OpenQuote,
  { rules, today }: { rules: OpenEnrollmentRules; today: IsoDate },
): string | null {
  if (IndividualPlanType !== 'Permanent' || EnrollmentType !== 'Open' || isFfm || !isOepAvailable(rules, today)) {
    return null;
  }
  const lastDay = lastDayFor(effectiveDate, rules, today);
  return lastDay !== null && today <= lastDay
    ? `This is an open enrollment application. Submit it by ${formatDay(lastDay)} for coverage to begin ${formatDay(effectiveDate)}. ${lastDay > (rules.OpenEnrollmentSafeDate ?? lastDay) ? contestedEnd(rules, today) : ''}`.trim()
    : null;
}

/** A cut-off after the end of open enrollment is of no use. */
function lastDayFor(effectiveDate: IsoDate, rules: OpenEnrollmentRules, today: IsoDate): IsoDate | null {
  const cutOff = openCutOffs(rules, today).find(({ day }) => day === effectiveDate)?.cutOff ?? null;
  const { OpenEnrollmentEndDate: end } = rules;
  return cutOff !== null && end !== null && end < cutOff ? end : cutOff;
}

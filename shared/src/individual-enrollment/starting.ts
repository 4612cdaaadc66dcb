import { individualDates, type IndividualDatesFacts } from '#shared/eligibility/individual-dates';
import { openAtEnroll } from '#shared/eligibility/event-questions';
import {
  contestedEnd,
  isOepAvailable,
  isQuotingOnly,
  openCutOffs,
  type OpenEnrollmentRules,
} from '#shared/eligibility/open-enrollment';
import { ledgerProblem } from '#shared/eligibility/short-term';
import { formatDay } from '#shared/formats/auto-date';
import { EFFECTIVE_DATE_PASSED, quoteExpiry } from '#shared/individuals/individual-expiry';
import { isIndividualInEnrollment } from '#shared/individuals/individual-next-step';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { datesQuestion, type IndividualTerms } from '#shared/individuals/individual-terms';
import type { IsoDate } from '#shared/dates/iso-date';
import { ALREADY_ENROLLING, QUOTE_IS_DELETED } from '#shared/plans/group-enrollment';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 002 section 6: in quoting-only the coming year can be quoted and not enrolled. The words are ours. */
export const onlyQuotedUntil = (first: IsoDate | null): string =>
  first === null
    ? 'Plans of the coming year can be quoted now, but not enrolled yet.'
    : `Plans of the coming year can be quoted now, but not enrolled before ${formatDay(first)}.`;

export interface StartingQuote extends IndividualTerms {
  status: QuoteStatus;
  isDeleted: boolean;
  effectiveDate: IsoDate;
}

/** Why a household's quote in this status cannot start its enrollment; null when it can. */
export function householdStateProblem({ status, isDeleted }: Pick<StartingQuote, 'status' | 'isDeleted'>) {
  if (isDeleted) {
    return QUOTE_IS_DELETED;
  }
  if (status === 'Quoting') {
    return null;
  }
  return isIndividualInEnrollment(status)
    ? ALREADY_ENROLLING
    : `A quote in status ${individualStatusLabel(status)} cannot be enrolled.`;
}

/**
 * Why coverage cannot be enrolled with these terms today, while the quote is not submitted; null when it can.
 * Source: spec 000 section 4; spec 001 sections 5 and 6; individuals, rows 46 and 47.
 */
export function householdDateProblem(quote: StartingQuote, facts: IndividualDatesFacts): string | null {
  const expiry = quoteExpiry(quote, facts);
  if (expiry?.Kind === 'expired' || expiry?.Message === EFFECTIVE_DATE_PASSED) {
    return expiry.Message;
  }
  if (isOnlyQuoted(quote, facts)) {
    return onlyQuotedUntil(facts.rules.OpenEnrollmentStartDate);
  }
  const { Problem } = individualDates(datesQuestion(quote, quote.effectiveDate), facts);
  return Problem ?? openQuestion(quote, facts) ?? earlierCoverageProblem(quote, facts);
}

const earlierCoverageProblem = (
  { IndividualPlanType, CoverageLength, effectiveDate }: StartingQuote,
  { shortTerm }: IndividualDatesFacts,
): string | null =>
  shortTerm && IndividualPlanType === 'ShortTerm' && CoverageLength !== null
    ? ledgerProblem(effectiveDate, CoverageLength, shortTerm)
    : null;

/** What can be quoted without it cannot be enrolled. The marketplace has asked for itself. */
const openQuestion = (quote: StartingQuote, { granted }: IndividualDatesFacts): string | null =>
  !granted && quote.EnrollmentType === 'Special' && datesQuestion(quote).eventAnswer === null
    ? openAtEnroll(quote.QualifyingEventReason)
    : null;

/** Internal staff may skip the limits of open enrollment: spec 001 section 6. */
const isOnlyQuoted = ({ EnrollmentType }: StartingQuote, { today, audience, rules }: IndividualDatesFacts): boolean =>
  EnrollmentType === 'Open' && audience === 'external' && isQuotingOnly(rules, today) && !isOepAvailable(rules, today);

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

import { addDays, type IsoDate, isoDateOf } from '#shared/dates/iso-date';
import { ASK_HRA_NOTICE } from '#shared/eligibility/event-questions';
import {
  individualDates,
  type IndividualDatesFacts,
  isOffered,
  specialFacts,
} from '#shared/eligibility/individual-dates';
import { openEnrollmentYear } from '#shared/eligibility/open-enrollment';
import { lastSelectionDay } from '#shared/eligibility/special-enrollment';
import { formatDay } from '#shared/formats/auto-date';
import { datesQuestion, type IndividualTerms } from '#shared/individuals/individual-terms';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 000 section 4. */
export const OEP_HAS_ENDED = 'This quote has expired because open enrollment period (OEP) has ended.';
export const EFFECTIVE_DATE_PASSED = 'This quote has expired because effective date is in the past.';
/** Ours. */
export const continueWithAnotherDate = (day: IsoDate): string =>
  `Coverage can no longer begin on ${formatDay(day)}. Continue with another effective date?`;

export interface ExpiringQuote extends IndividualTerms {
  status: QuoteStatus;
  effectiveDate: IsoDate;
}

export interface Expiry {
  Kind: 'expired' | 'continue';
  Message: string;
}

/**
 * Whether a quote can be continued: not at all (expired), only with another effective date (continue), or as it is (null). A day that may
 * be chosen has never passed, and while one is left the quote can be continued: spec 000 section 4 lets an expired quote continue. Reading
 * a quote never changes its status. Source: spec 000 section 4, "Individual quotes"; individuals, row 12 and decision 6.
 */
export function quoteExpiry(quote: ExpiringQuote, facts: IndividualDatesFacts): Expiry | null {
  if (!CAN_EXPIRE_INDIVIDUAL.includes(quote.status)) {
    return null;
  }
  if (isOpenEnrollmentOver(quote, facts)) {
    return { Kind: 'expired', Message: OEP_HAS_ENDED };
  }
  const { IndividualPlanType: planType, effectiveDate } = quote;
  const dates = individualDates(datesQuestion(quote), facts);
  if (isOffered(effectiveDate, dates, planType)) {
    return null;
  }
  const hasPassed = hasSpecialDatePassed(quote, facts);
  if (dates.Default !== null) {
    return { Kind: 'continue', Message: hasPassed ? EFFECTIVE_DATE_PASSED : continueWithAnotherDate(effectiveDate) };
  }
  if (dates.Problem === ASK_HRA_NOTICE) {
    return { Kind: 'continue', Message: dates.Problem };
  }
  if (hasPassed) {
    return { Kind: 'expired', Message: EFFECTIVE_DATE_PASSED };
  }
  return isEventOver(quote, facts) && dates.Problem !== null ? { Kind: 'expired', Message: dates.Problem } : null;
}

const isSpecial = ({ IndividualPlanType, EnrollmentType }: ExpiringQuote): boolean =>
  IndividualPlanType === 'Permanent' && EnrollmentType === 'Special';

const isOpenEnrollmentOver = (
  { IndividualPlanType, EnrollmentType }: ExpiringQuote,
  { today, audience, rules: { OpenEnrollmentEndDate: end } }: IndividualDatesFacts,
): boolean =>
  audience === 'external' &&
  IndividualPlanType === 'Permanent' &&
  EnrollmentType !== 'Special' &&
  end !== null &&
  today > end;

const hasSpecialDatePassed = (quote: ExpiringQuote, { today, audience }: IndividualDatesFacts): boolean =>
  isSpecial(quote) && audience === 'external' && quote.effectiveDate < today;

const isEventOver = (quote: ExpiringQuote, facts: IndividualDatesFacts): boolean => {
  const { QualifyingEventReason: reason, EventDate } = quote;
  if (!isSpecial(quote) || facts.audience === 'internal' || reason === null || EventDate === null) {
    return false;
  }
  return lastSelectionDay(EventDate, specialFacts(reason, facts, quote.EventAnswer ?? null)) < facts.today;
};

/** The earliest days with which a quote can still be continued. */
export interface ContinuableDays {
  /** Of the effective date of an open enrollment. */
  open: IsoDate;
  /** Of the qualifying event of a special enrollment; of the effective date where the marketplace granted it. */
  event: IsoDate;
  /** Of the effective date of a short-term plan. */
  shortTerm: IsoDate;
}

/** With earlier days nobody can continue a quote, not even staff: spec 000 section 5; spec 002 section 9; individuals, decision 6. */
export const continuableDays = (today: IsoDate): ContinuableDays => ({
  open: isoDateOf(openEnrollmentYear(today), 1, 1),
  event: addDays(today, -DAYS_BACK_FOR_STAFF),
  shortTerm: addDays(today, -DAYS_BACK_FOR_STAFF),
});

const DAYS_BACK_FOR_STAFF = 120;

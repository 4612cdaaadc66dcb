import { addDays, type IsoDate, isoDateOf } from '#shared/dates/iso-date';
import { isOepAvailable, openEnrollmentYear, type OpenEnrollmentRules } from '#shared/eligibility/open-enrollment';
import { formatDay } from '#shared/formats/auto-date';
import type { IndividualTerms } from '#shared/individuals/individual-terms';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 000 section 4. */
export const OEP_HAS_ENDED = 'This quote has expired because open enrollment period (OEP) has ended.';
export const EFFECTIVE_DATE_PASSED = 'This quote has expired because effective date is in the past.';
/** Ours. */
export const continueWithAnotherDate = (day: IsoDate): string =>
  `Coverage can no longer begin on ${formatDay(day)}. Continue with another effective date?`;

export interface ExpiringQuote extends Pick<IndividualTerms, 'IndividualPlanType' | 'EnrollmentType'> {
  status: QuoteStatus;
  effectiveDate: IsoDate;
}

export interface ExpiryFacts {
  today: IsoDate;
  audience: 'external' | 'internal';
  /** The days on which coverage may begin now, of a permanent plan. */
  allowed: readonly IsoDate[];
  rules: OpenEnrollmentRules;
}

export interface Expiry {
  Kind: 'expired' | 'continue';
  Message: string;
}

/**
 * Whether a quote can be continued: not at all, only with another effective date, or as it is (null). Reading a quote never changes its
 * status. Source: spec 000 section 4, "Individual quotes"; individuals, row 12 and decision 6.
 */
export function quoteExpiry(quote: ExpiringQuote, facts: ExpiryFacts): Expiry | null {
  if (!CAN_EXPIRE_INDIVIDUAL.includes(quote.status)) {
    return null;
  }
  const message = expiredMessage(quote, facts);
  if (message) {
    return { Kind: 'expired', Message: message };
  }
  return needsAnotherDate(quote, facts)
    ? { Kind: 'continue', Message: continueWithAnotherDate(quote.effectiveDate) }
    : null;
}

function expiredMessage(
  { IndividualPlanType, EnrollmentType, effectiveDate }: ExpiringQuote,
  { today, audience, rules }: ExpiryFacts,
): string | null {
  if (IndividualPlanType === 'ShortTerm' || audience === 'internal') {
    return null;
  }
  if (EnrollmentType === 'Special') {
    return effectiveDate < today ? EFFECTIVE_DATE_PASSED : null;
  }
  return rules.OpenEnrollmentEndDate !== null && today > rules.OpenEnrollmentEndDate ? OEP_HAS_ENDED : null;
}

function needsAnotherDate(
  { IndividualPlanType, EnrollmentType, effectiveDate }: ExpiringQuote,
  { today, audience, allowed, rules }: ExpiryFacts,
): boolean {
  if (IndividualPlanType === 'ShortTerm') {
    return effectiveDate < today && audience === 'external';
  }
  return (EnrollmentType === 'Special' || isOepAvailable(rules, today)) && !allowed.includes(effectiveDate);
}

/** The earliest days with which a quote can still be continued. */
export interface ContinuableDays {
  /** Of the effective date of an open enrollment. */
  open: IsoDate;
  /** Of the qualifying event of a special enrollment. */
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

import { addDays, addMonths, type IsoDate } from '#shared/dates/iso-date';
import type {
  ENROLLMENT_TYPES,
  INDIVIDUAL_PLAN_TYPES,
  IndividualDatesQuestion,
} from '#shared/eligibility/individual-dates.record';
import { formatDay } from '#shared/formats/auto-date';
import { type EventAnswer, ownAnswer } from '#shared/eligibility/event-questions';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';

export type IndividualPlanType = (typeof INDIVIDUAL_PLAN_TYPES)[number];
export type EnrollmentType = (typeof ENROLLMENT_TYPES)[number];

/** What is quoted to a household. Spec 002 section 3, "Quote". */
export interface IndividualTerms {
  IndividualPlanType: IndividualPlanType;
  /** Of permanent plans; null for short-term plans. */
  EnrollmentType: EnrollmentType | null;
  /** Of a special enrollment. */
  QualifyingEventReason: QualifyingEvent | null;
  EventDate: IsoDate | null;
  /** To the question of the event; null or left out: it has none, or is not answered. */
  EventAnswer?: EventAnswer | null;
  /** Months of a short-term plan. */
  CoverageLength: number | null;
}

/** What `individualDates` is asked about a quote. */
export const datesQuestion = (
  terms: IndividualTerms,
  effectiveDate: IsoDate | null = null,
): IndividualDatesQuestion => ({
  planType: terms.IndividualPlanType,
  enrollmentType: terms.EnrollmentType,
  reason: terms.QualifyingEventReason,
  eventDate: terms.EventDate,
  eventAnswer: ownAnswer(terms.QualifyingEventReason, terms.EventAnswer),
  effectiveDate,
});

/** The enrollment kinds of filters and lists. Spec 000 section 9. */
export const INDIVIDUAL_KINDS = ['OEP', 'SEP', 'FFM', 'Short term'] as const;
export type IndividualKind = (typeof INDIVIDUAL_KINDS)[number];

/** Where a kind is read in a sentence or on paper; lists and filters have the short ones. */
export const INDIVIDUAL_KIND_LABELS: Readonly<Record<IndividualKind, string>> = {
  OEP: 'Open enrollment',
  SEP: 'Special enrollment',
  FFM: 'Marketplace enrollment',
  'Short term': 'Short-term coverage',
};

export function individualKind({
  IndividualPlanType,
  EnrollmentType,
  IsFfm,
}: Pick<IndividualTerms, 'IndividualPlanType' | 'EnrollmentType'> & { IsFfm: boolean }): IndividualKind {
  if (IsFfm) {
    return 'FFM';
  }
  if (IndividualPlanType === 'ShortTerm') {
    return 'Short term';
  }
  return EnrollmentType === 'Special' ? 'SEP' : 'OEP';
}

/** Spec 002 section 9, "Short-term coverage options". */
export const COVERAGE_LENGTHS = [1, 2, 3, 4] as const;

/** The business rules by their keys. */
export interface ShortTermLimits {
  /** 45 CFR 144.103: three months, with renewals four. */
  ShortTermMaximumMonths: number;
  /** MCL 500.2213b(9): with one insurer in any 365 days. */
  ShortTermDaysPer365: number;
}

/**
 * How a length reads. Four months are three and a renewal of one (45 CFR 144.103); six, of old quotes, were three and a renewal of three.
 * Individuals, decision 30.
 */
export function coverageLengthText(months: number): string {
  switch (months) {
    case 1:
      return '1 month';
    case 4:
      return '3 months with a 1-month renewal';
    case 6:
      return '3 months with renewal';
    default:
      return `${months} months`;
  }
}

/** Individuals, decision 30: the day before the same day `months` later. */
export const shortTermLastDay = (first: IsoDate, months: number): IsoDate => addDays(addMonths(first, months), -1);

/** "2 months, through 1/31/2027". */
export const coverageSpan = (first: IsoDate, months: number): string =>
  `${coverageLengthText(months)}, through ${formatDay(shortTermLastDay(first, months))}`;

export const CHOOSE_ENROLLMENT_TYPE = 'Choose open or special enrollment.';
export const CHOOSE_LENGTH = 'Choose how long the coverage lasts.';
export const LENGTH_NOT_OFFERED = 'This coverage length cannot be chosen. Choose one from the list.';

/** What is missing in the terms, by field; empty when nothing is. The dates themselves are checked by `individualDates`. */
export function missingTerms({
  IndividualPlanType,
  EnrollmentType,
  CoverageLength,
}: IndividualTerms): Partial<Record<keyof IndividualTerms, string[]>> {
  if (IndividualPlanType === 'ShortTerm') {
    return CoverageLength === null ? { CoverageLength: [CHOOSE_LENGTH] } : {};
  }
  return EnrollmentType === null ? { EnrollmentType: [CHOOSE_ENROLLMENT_TYPE] } : {};
}

/** Without what does not belong to the plan and enrollment type, such as the length of a permanent plan. */
export function ownTerms(terms: IndividualTerms): IndividualTerms {
  const { IndividualPlanType, EnrollmentType, CoverageLength } = terms;
  const isSpecial = IndividualPlanType === 'Permanent' && EnrollmentType === 'Special';
  return {
    IndividualPlanType,
    EnrollmentType: IndividualPlanType === 'Permanent' ? EnrollmentType : null,
    QualifyingEventReason: isSpecial ? terms.QualifyingEventReason : null,
    EventDate: isSpecial ? terms.EventDate : null,
    EventAnswer: isSpecial ? ownAnswer(terms.QualifyingEventReason, terms.EventAnswer) : null,
    CoverageLength: IndividualPlanType === 'ShortTerm' ? CoverageLength : null,
  };
}

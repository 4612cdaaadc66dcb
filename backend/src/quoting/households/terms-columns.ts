import { type IndividualKind, individualKind, type IndividualTerms } from '#shared/individuals/individual-terms';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';

type TermsColumns = Pick<
  IndividualDetails,
  'planType' | 'enrollmentType' | 'qualifyingEvent' | 'eventDate' | 'eventAnswer' | 'coverageMonths'
>;

export const termsColumns = (terms: IndividualTerms): TermsColumns => ({
  planType: terms.IndividualPlanType,
  enrollmentType: terms.EnrollmentType,
  qualifyingEvent: terms.QualifyingEventReason,
  eventDate: terms.EventDate,
  eventAnswer: terms.EventAnswer ?? null,
  coverageMonths: terms.CoverageLength,
});

export const termsOf = (details: TermsColumns): Required<IndividualTerms> => ({
  IndividualPlanType: details.planType,
  EnrollmentType: details.enrollmentType,
  QualifyingEventReason: details.qualifyingEvent,
  EventDate: details.eventDate,
  EventAnswer: details.eventAnswer,
  CoverageLength: details.coverageMonths,
});

/** @param details as stored, or as selected: flags are numbers there */
export const kindOf = ({
  planType,
  enrollmentType,
  isFfm,
}: Pick<IndividualDetails, 'planType' | 'enrollmentType'> & { isFfm: boolean | number }): IndividualKind =>
  individualKind({ IndividualPlanType: planType, EnrollmentType: enrollmentType, IsFfm: Boolean(isFfm) });

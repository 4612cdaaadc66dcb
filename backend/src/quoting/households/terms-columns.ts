import type { IndividualTerms } from '#shared/individuals/individual-terms';
import type { IndividualDetails } from '../quotes/individual-details.entity.ts';

type TermsColumns = Pick<
  IndividualDetails,
  'planType' | 'enrollmentType' | 'qualifyingEvent' | 'eventDate' | 'coverageMonths'
>;

export const termsColumns = (terms: IndividualTerms): TermsColumns => ({
  planType: terms.IndividualPlanType,
  enrollmentType: terms.EnrollmentType,
  qualifyingEvent: terms.QualifyingEventReason,
  eventDate: terms.EventDate,
  coverageMonths: terms.CoverageLength,
});

export const termsOf = (details: TermsColumns): IndividualTerms => ({
  IndividualPlanType: details.planType,
  EnrollmentType: details.enrollmentType,
  QualifyingEventReason: details.qualifyingEvent,
  EventDate: details.eventDate,
  CoverageLength: details.coverageMonths,
});

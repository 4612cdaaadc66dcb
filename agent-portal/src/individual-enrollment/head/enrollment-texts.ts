import { formatDay } from '#shared/formats/auto-date';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { coverageSpan, INDIVIDUAL_KIND_LABELS } from '#shared/individuals/individual-terms';
import { personTitle } from '../saving/enrollment-form.ts';

export const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** The applicant comes first. */
export const enrollmentTitle = ({ Members: [applicant], Quote }: EnrollmentPageResponse): string => {
  const otherwise = `Individual quote ${Quote.Id}`;
  return `Enrollment: ${applicant ? personTitle(applicant, otherwise) : otherwise}`;
};

/** "Effective 1/1/2027, Short-term coverage, 2 months, through 2/28/2027" */
export function termsText({ Quote }: EnrollmentPageResponse): string {
  const { Kind, CoverageLength } = Quote.Individual;
  const length = CoverageLength === null ? [] : [coverageSpan(Quote.EffectiveDate, CoverageLength)];
  return [`Effective ${formatDay(Quote.EffectiveDate)}`, INDIVIDUAL_KIND_LABELS[Kind], ...length].join(', ');
}

export const NOT_SAVED_YET = 'Some fields are not saved yet. Correct or empty them before you change plans.';

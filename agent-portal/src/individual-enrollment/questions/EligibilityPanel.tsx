import { useWatch } from 'react-hook-form';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { askedEligibility, ELIGIBILITY_QUESTIONS } from '#shared/individual-enrollment/questions';
import { NOT_ALL_ELIGIBLE } from '#shared/individual-enrollment/submission';
import { termsAsked } from '../saving/asked-terms.ts';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import { Questions } from './Questions.tsx';

/** Whether everyone may enroll. */
export function EligibilityPanel({ page }: { page: EnrollmentPageResponse }) {
  const areEligible = useWatch<EnrollmentForm, 'Answers.EnrolleesEligible'>({ name: 'Answers.EnrolleesEligible' });
  return (
    <Questions
      page={page}
      names={askedEligibility(termsAsked(page))}
      questions={ELIGIBILITY_QUESTIONS}
      note={areEligible === false ? { severity: 'warning', text: NOT_ALL_ELIGIBLE } : null}
    />
  );
}

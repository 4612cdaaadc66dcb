import { Alert, Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { askedEligibility, ELIGIBILITY_QUESTIONS } from '#shared/individual-enrollment/questions';
import { NOT_ALL_ELIGIBLE } from '#shared/individual-enrollment/submission';
import { termsAsked } from '../saving/asked-terms.ts';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import { QuestionInput } from './QuestionInput.tsx';

/** Whether everyone may enroll. */
export function EligibilityPanel({ page }: { page: EnrollmentPageResponse }) {
  const areEligible = useWatch<EnrollmentForm, 'Answers.EnrolleesEligible'>({ name: 'Answers.EnrolleesEligible' });
  return (
    <Stack spacing={2}>
      {askedEligibility(termsAsked(page)).map((name) => (
        <QuestionInput
          key={name}
          name={name}
          question={ELIGIBILITY_QUESTIONS[name]}
          disabled={page.EditProblem !== null}
        />
      ))}
      <div role="status">
        {areEligible === false && (
          <Alert severity="warning" role="presentation">
            {NOT_ALL_ELIGIBLE}
          </Alert>
        )}
      </div>
    </Stack>
  );
}

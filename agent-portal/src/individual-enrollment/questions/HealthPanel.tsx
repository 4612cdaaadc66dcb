import { Alert, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { askedHealth, HEALTH_QUESTIONS, type HealthAnswers } from '#shared/individual-enrollment/questions';
import { isShortTermDenied } from '#shared/individual-enrollment/submission-outcome';
import { useRules } from '../../app/rules/use-rules.ts';
import { termsAsked } from '../saving/asked-terms.ts';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import { QuestionInput } from './QuestionInput.tsx';

/** The questions of short-term plans about everyone who enrolls. */
export function HealthPanel({ page }: { page: EnrollmentPageResponse }) {
  const { IndividualMarketPhoneNum } = useRules();
  const names = askedHealth(termsAsked(page));
  const answers = useWatch<EnrollmentForm, 'Answers'>({ name: 'Answers' });
  const health = Object.fromEntries(names.map((name) => [name, answers[name]])) as HealthAnswers;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        Answer for everyone who enrolls, as they told you.
      </Typography>
      {names.map((name) => (
        <QuestionInput key={name} name={name} question={HEALTH_QUESTIONS[name]} disabled={page.EditProblem !== null} />
      ))}
      <div role="status">
        {isShortTermDenied(health) && (
          <Alert severity="info" role="presentation">
            With these answers the application does not meet the medical underwriting requirements of short-term
            coverage, and is denied when it is submitted. The individual market team at {IndividualMarketPhoneNum} helps
            to find other coverage.
          </Alert>
        )}
      </div>
    </Stack>
  );
}

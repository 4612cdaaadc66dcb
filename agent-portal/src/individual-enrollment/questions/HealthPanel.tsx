import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { askedHealth, HEALTH_QUESTIONS, type HealthAnswers } from '#shared/individual-enrollment/questions';
import { isShortTermDenied } from '#shared/individual-enrollment/submission-outcome';
import { useRules } from '../../app/rules/use-rules.ts';
import { termsAsked } from '../saving/asked-terms.ts';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';
import { Questions } from './Questions.tsx';

/** The questions of short-term plans about everyone who enrolls. */
export function HealthPanel({ page }: { page: EnrollmentPageResponse }) {
  const { IndividualMarketPhoneNum } = useRules();
  const names = askedHealth(termsAsked(page));
  const answers = useWatch<EnrollmentForm, 'Answers'>({ name: 'Answers' });
  const health = Object.fromEntries(names.map((name) => [name, answers[name]])) as HealthAnswers;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Answer for everyone who enrolls, as they told you.
      </Typography>
      <Questions
        page={page}
        names={names}
        questions={HEALTH_QUESTIONS}
        note={isShortTermDenied(health) ? { severity: 'info', text: deniedNote(IndividualMarketPhoneNum) } : null}
      />
    </>
  );
}

const deniedNote = (phone: string): string =>
  'With these answers the application does not meet the medical underwriting requirements of short-term coverage and is denied when it ' +
  `is submitted. The individual market team at ${phone} helps to find other coverage.`;

import { Alert, type AlertColor, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import {
  applicableHealth,
  askedEligibility,
  askedHealth,
  ELIGIBILITY_QUESTIONS,
  type EligibilityQuestion,
  HEALTH_QUESTIONS,
  type HealthAnswers,
  type HealthQuestion,
} from '#shared/individual-enrollment/questions';
import { NOT_ALL_ELIGIBLE } from '#shared/individual-enrollment/submission';
import { isShortTermDenied } from '#shared/individual-enrollment/submission-outcome';
import { RadioInput, YES_NO } from '#web/inputs/RadioInput';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { useRules } from '../../app/use-rules.ts';
import { termsAsked } from '../saving/asked-terms.ts';
import type { EnrollmentForm } from '../saving/enrollment-form.ts';

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

/** The questions of short-term plans about everyone who enrolls. */
export function HealthPanel({ page }: { page: EnrollmentPageResponse }) {
  const { IndividualMarketPhoneNum } = useRules();
  const answers = useWatch<EnrollmentForm, 'Answers'>({ name: 'Answers' });
  const names = applicableHealth(askedHealth(termsAsked(page)), answers);
  const { setValue } = useFormContext<EnrollmentForm>();
  const isLeftOver = answers.CoveredMoreThanSixMonth !== null && answers.CoveredShortTerm === false;
  const canEdit = page.EditProblem === null;
  // A yes would deny the application for coverage that there was not.
  useEffect(() => {
    if (canEdit && isLeftOver) {
      setValue('Answers.CoveredMoreThanSixMonth', null, { shouldDirty: true });
    }
  }, [canEdit, isLeftOver, setValue]);
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

interface QuestionsProps<Name extends QuestionName> {
  page: EnrollmentPageResponse;
  names: readonly Name[];
  questions: Readonly<Record<Name, string>>;
  /** What the answers lead to; announced when it appears. */
  note: { severity: AlertColor; text: string } | null;
}

/** The questions of a panel. */
const Questions = <Name extends QuestionName>({ page, names, questions, note }: QuestionsProps<Name>) => (
  <div>
    {page.EditProblem === null ? (
      <Stack spacing={2}>
        {names.map((name) => (
          <QuestionInput key={name} name={name} question={questions[name]} />
        ))}
      </Stack>
    ) : (
      <AnswerList page={page} names={names} questions={questions} />
    )}
    <Box role="status" sx={{ '& > *': { mt: 2 } }}>
      {note && (
        <Alert severity={note.severity} role="presentation">
          <TextWithPhones text={note.text} />
        </Alert>
      )}
    </Box>
  </div>
);

type QuestionName = EligibilityQuestion | HealthQuestion;

/** What was answered, once it can no longer be changed. */
const AnswerList = <Name extends QuestionName>({ page, names, questions }: Omit<QuestionsProps<Name>, 'note'>) => {
  const answers = { ...page.Eligibility, ...page.Health };
  return (
    <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 2, fontWeight: 'medium' } }}>
      {names.map((name) => (
        <div key={name}>
          <dt>{questions[name]}</dt>
          <dd>{answers[name] === null ? 'Not answered' : answers[name] ? 'Yes' : 'No'}</dd>
        </div>
      ))}
    </Box>
  );
};

interface QuestionInputProps {
  name: QuestionName;
  question: string;
}

/** A question with yes and no, neither of them preselected; an answer can be taken back. */
function QuestionInput({ name, question }: QuestionInputProps) {
  const { setValue, setFocus } = useFormContext<EnrollmentForm>();
  const path = `Answers.${name}` as const;
  const answer = useWatch<EnrollmentForm, typeof path>({ name: path });
  const clear = () => {
    setValue(path, null, { shouldDirty: true });
    setFocus(path);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-end' }}>
      <RadioInput<EnrollmentForm, boolean>
        name={path}
        label={question}
        options={YES_NO}
        required
        requiredMessage="Choose yes or no."
      />
      {answer !== null && (
        <Button size="small" color="inherit" aria-label={`Clear answer: ${question}`} onClick={clear} sx={{ mb: 0.5 }}>
          Clear answer
        </Button>
      )}
    </Box>
  );
}

import CompleteIcon from '@mui/icons-material/CheckCircleOutlined';
import IncompleteIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Button, Stack, Typography } from '@mui/material';
import type { EmployerSteps } from '#shared/enrollment/employer-signature.record';
import type { EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';
import type { Message } from '#shared/languages/language';
import { ELIGIBLE_SAID } from '#shared/languages/eligible.words';
import { SIGNING_WORDS } from '#shared/languages/signing.words';
import { ToneChip } from '#web/status/ToneChip';
import { PageSection } from '../components/link-page/AnswerPage.tsx';
import { useWords } from '../components/link-page/spoken.ts';

const isAnswered = ({ IsSaved, Missing }: EmployerSteps): boolean => IsSaved && Missing === 0;

/** The application: what is missing of it, and the way into it. */
export function ApplicationStep({ steps, onOpen }: { steps: EmployerSteps; onOpen: () => void }) {
  const { say } = useWords();
  const { answers, answersMissing, checkAndSave, allAnswered, fillIn, change } = SIGNING_WORDS;
  const isDone = isAnswered(steps);
  return (
    <PageSection title={say(answers)}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <StepState isDone={isDone} />
        <Typography variant="body2">
          {[
            ...(steps.IsSaved ? [] : [say(checkAndSave)]),
            ...(steps.Missing > 0 ? [say(answersMissing, { missing: steps.Missing })] : []),
            ...(isDone ? [say(allAnswered)] : []),
          ].join(' ')}
        </Typography>
        {!steps.IsClosed && (
          <Button variant={isDone ? 'outlined' : 'contained'} onClick={onOpen}>
            {say(isDone ? change : fillIn)}
          </Button>
        )}
      </Stack>
    </PageSection>
  );
}

export function StepState({ isDone }: { isDone: boolean }) {
  const { say } = useWords();
  return (
    <ToneChip
      look={isDone ? ['success', CompleteIcon] : ['warning', IncompleteIcon]}
      label={say(isDone ? SIGNING_WORDS.complete : SIGNING_WORDS.toDo)}
    />
  );
}

const AGENTS_PARTS: Record<EnrollmentSectionName, Message> = {
  Application: SIGNING_WORDS.agentApplication,
  SupportingDocuments: SIGNING_WORDS.agentDocuments,
  Demographics: SIGNING_WORDS.agentMembers,
};

/** Why nothing can be signed yet, and who has to do what. */
export function BeforeSigning({ steps }: { steps: EmployerSteps }) {
  const { say } = useWords();
  const left = [
    ...(isAnswered(steps) ? [] : [SIGNING_WORDS.youComplete]),
    ...(steps.Eligible.IsConfirmed ? [] : [ELIGIBLE_SAID.youConfirm]),
    ...steps.AgentsParts.map((part) => AGENTS_PARTS[part]),
  ];
  return (
    <Stack spacing={1}>
      <Typography variant="body2">{say(SIGNING_WORDS.signLater)}</Typography>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {left.map((message) => (
          <Typography component="li" variant="body2" key={message.en}>
            {say(message)}
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}

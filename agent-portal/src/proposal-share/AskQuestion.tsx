import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { PROPOSAL_WORDS } from '#shared/languages/proposal.words';
import { MAX_QUESTION, questionProblem } from '#shared/proposals/share-answer';
import { errorMessage } from '#web/http/api-error';
import { PlainField } from '#web/inputs/PlainField';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import { useAnswer } from './share-queries.ts';

/** A question to the agent. */
export function AskQuestion({ token }: { token: string }) {
  const { say } = useWords();
  const translated = useTranslated();
  const [question, setQuestion] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useAnswer(token);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = questionProblem(question);
    setProblem(found);
    if (found) {
      field.current?.focus();
    } else if (!answer.isPending) {
      answer.mutate({ PlanId: null, Question: question }, { onSuccess: () => setQuestion('') });
    }
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={say(PROPOSAL_WORDS.ask)}
      className="no-print"
      sx={{ p: { xs: 2.5, sm: 4 } }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {say(PROPOSAL_WORDS.ask)}
      </Typography>
      <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
        <PlainField
          label={say(PROPOSAL_WORDS.yourQuestion)}
          value={question}
          onChange={setQuestion}
          problem={problem && translated(problem)}
          announce
          multiline
          minRows={3}
          maxRows={10}
          inputRef={field}
          inputProps={{ maxLength: MAX_QUESTION }}
        />
        <Typography variant="body2" color="textSecondary">
          {say(PROPOSAL_WORDS.questionHint)}
        </Typography>
        <Button type="submit" variant="outlined" loading={answer.isPending}>
          {say(PROPOSAL_WORDS.sendQuestion)}
        </Button>
        <div role="status">
          {answer.isSuccess && question === '' && <Alert severity="success">{say(PROPOSAL_WORDS.questionSent)}</Alert>}
        </div>
        {answer.error && (
          <Alert severity="error">
            <ServerText text={errorMessage(answer.error)} />
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}

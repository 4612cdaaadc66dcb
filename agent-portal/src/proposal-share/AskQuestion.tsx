import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { MAX_QUESTION, questionProblem } from '#shared/proposals/share-answer';
import { errorMessage } from '#web/http/api-error';
import { PlainField } from '#web/inputs/PlainField';
import { useAnswer } from './share-queries.ts';

/** A question to the agent. */
export function AskQuestion({ token }: { token: string }) {
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
      aria-label="Ask a question"
      className="no-print"
      sx={{ p: { xs: 2.5, sm: 4 } }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Ask a question
      </Typography>
      <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
        <PlainField
          label="Your question"
          value={question}
          onChange={setQuestion}
          problem={problem}
          announce
          multiline
          minRows={3}
          maxRows={10}
          inputRef={field}
          inputProps={{ maxLength: MAX_QUESTION }}
        />
        <Typography variant="body2" color="textSecondary">
          Your agent gets it by email. Please leave out Social Security numbers and health details.
        </Typography>
        <Button type="submit" variant="outlined" loading={answer.isPending}>
          Send question
        </Button>
        <div role="status">
          {answer.isSuccess && question === '' && (
            <Alert severity="success">Your question is on its way. Your agent will contact you.</Alert>
          )}
        </div>
        {answer.error && <Alert severity="error">{errorMessage(answer.error)}</Alert>}
      </Stack>
    </Paper>
  );
}

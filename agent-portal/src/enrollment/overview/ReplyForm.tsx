import { Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { REPLY_LIMIT, replyTextProblem } from '#shared/enrollment/decisions';
import { REPLY_CALLS } from '#shared/enrollment/enrollment.calls';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { overviewQuery, refreshEnrollment } from '../enrollment-queries.ts';

/** The agent's reply to a pended decision. */
export function ReplyForm({ overview: { QuoteId, Version } }: { overview: EnrollmentOverview }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(REPLY_CALLS.reply, { quoteId: QuoteId, body: { Text: text.trim(), Version } }),
    onSuccess: (overview) => {
      setText('');
      queryClient.setQueryData(overviewQuery(QuoteId).queryKey, overview);
    },
    onError: (error) => setProblem(errorMessage(error)),
    onSettled: () => refreshEnrollment(QuoteId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = replyTextProblem(text);
    setProblem(found);
    if (found === null && !isPending) {
      mutate();
    }
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start', maxWidth: 720 }}>
      <TextField
        id={id}
        name="Reply"
        label="Reply to Small Business staff"
        multiline
        minRows={2}
        fullWidth
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem !== null}
        helperText={problem ?? 'Do not include names or other personal data: the timeline shows it.'}
        slotProps={{
          htmlInput: { maxLength: REPLY_LIMIT },
          formHelperText: { role: problem ? 'alert' : undefined },
        }}
      />
      <Button type="submit" variant="contained" loading={isPending}>
        Send reply
      </Button>
    </Stack>
  );
}

import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatInstant } from '#shared/formats/instant';
import { MOST_CHARACTERS, notificationProblem, notificationText } from '#shared/quotes/notification-text';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { queryClient } from '../app/query-client.ts';

/** The form shows refusals itself. */

const putNotification = (quoteId: number, text: string): Promise<QuoteResponse> =>
  call(QUOTE_ACTIONS.notify, { id: quoteId, body: text });

/** Messages about a quote, newest first, and a field to write one. Place it under a heading. */
export const QuoteNotifications = ({ quote }: { quote: QuoteResponse }) => (
  <Stack spacing={2}>
    {quote.Notifications.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        There are no notifications about this quote yet.
      </Typography>
    ) : (
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {quote.Notifications.map(({ Id, Text, By, At }) => (
          <Box component="li" key={Id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {Text}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {By}, {formatInstant(At)}
            </Typography>
          </Box>
        ))}
      </Stack>
    )}
    {!quote.IsDeleted && <NotificationForm quoteId={quote.Id} />}
  </Stack>
);

function NotificationForm({ quoteId }: { quoteId: number }) {
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => putNotification(quoteId, text),
    onSuccess: async (quote) => {
      setWritten('');
      queryClient.setQueryData(['quote', quoteId], quote);
      await queryClient.invalidateQueries({ queryKey: ['group-quotes', quote.GroupId] });
    },
    onError: (error) => setProblem(errorMessage(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = notificationText(written);
    const found = notificationProblem(text);
    setProblem(found);
    if (found === null && !isPending) {
      mutate(text);
    }
  };
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <PlainField
        name="Notification"
        label="Add a notification"
        multiline
        minRows={2}
        value={written}
        onChange={setWritten}
        hint="Everyone who can see this quote can read this."
        problem={problem}
        announce
        inputProps={{ maxLength: MOST_CHARACTERS }}
      />
      <Button type="submit" variant="outlined" size="small" loading={isPending}>
        Add
      </Button>
    </Stack>
  );
}

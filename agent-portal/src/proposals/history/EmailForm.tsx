import { Alert, Box, Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  addressesIn,
  addressesProblem,
  MAX_EMAIL_MESSAGE,
  MAX_EMAIL_SUBJECT,
  MOST_EMAIL_ADDRESSES,
  messageProblem,
  subjectProblem,
} from '#shared/proposals/proposal-email';
import type { NewProposalEmailRequest, ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_EMAILS } from '#shared/proposals/proposals.calls';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { PlainField } from '#web/inputs/PlainField';
import { refreshHistory } from '../../components/proposal-file/proposal-file.ts';

interface EmailFormProps {
  ids: { quoteId: number; proposalId: number };
  /** What the fields start with. */
  draft: ProposalEmailDraft;
  cancel: ReactNode;
  onSent: (count: number) => void;
}

/** The form; refusals of the server are shown above its buttons. */
export function EmailForm({ ids, draft, cancel, onSent }: EmailFormProps) {
  const { form, submit, field, send } = useEmailForm(ids, draft, onSent);
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate sx={FRAME}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <PlainField {...field('to')} label="To" autoFocus autoComplete="off" />
          <Typography variant="body2" color="textSecondary">
            Separate several addresses with commas. Each gets an e-mail and a link of its own.
            {draft.LeftToday < MOST_EMAIL_ADDRESSES && ` You can send ${draft.LeftToday || 'no'} more today.`}
          </Typography>
          <PlainField {...field('subject')} label="Subject" inputProps={{ maxLength: MAX_EMAIL_SUBJECT }} />
          <PlainField
            {...field('message')}
            label="Message"
            multiline
            minRows={5}
            maxRows={12}
            inputProps={{ maxLength: MAX_EMAIL_MESSAGE }}
          />
          <PlainField {...field('days')} label="Days until the link ends" type="number" />
          <Typography variant="body2" color="textSecondary">
            The link and the agent’s name, phone and NPN are added below the message.
            {draft.ReplyTo && ` Replies go to ${draft.ReplyTo}.`}
          </Typography>
          {send.error && <Alert severity="error">{errorMessage(send.error)}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        {cancel}
        <Button type="submit" variant="contained" loading={send.isPending}>
          Send e-mail
        </Button>
      </DialogActions>
    </Box>
  );
}

/** The fields scroll between the title and the buttons. */
const FRAME = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** What is typed, checked when it is sent. */
function useEmailForm(
  { quoteId, proposalId }: EmailFormProps['ids'],
  draft: ProposalEmailDraft,
  onSent: (count: number) => void,
) {
  const [typed, setTyped] = useState({
    to: draft.To,
    subject: draft.Subject,
    message: draft.Message,
    days: String(DEFAULT_SHARE_DAYS),
  });
  const [problems, setProblems] = useState<Partial<Record<keyof typeof typed, string | null>>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems]);
  const { keyOf } = useIntentionKey();
  const send = useMutation({
    mutationFn: (request: NewProposalEmailRequest) =>
      call(PROPOSAL_EMAILS.send, { proposalId, body: request }, { idempotencyKey: keyOf(request) }),
    onSuccess: async ({ Count }) => {
      onSent(Count);
      await refreshHistory(quoteId);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog over another form: React events bubble to the outer form.
    event.stopPropagation();
    const To = addressesIn(typed.to);
    const found = {
      to: addressesProblem(To),
      subject: subjectProblem(typed.subject),
      message: messageProblem(typed.message),
      days: shareDaysProblem(typed.days.trim() === '' ? NaN : Number(typed.days)),
    };
    setProblems(found);
    if (Object.values(found).every((problem) => problem === null) && !send.isPending) {
      send.mutate({ To, Subject: typed.subject, Message: typed.message, ExpiresInDays: Number(typed.days) });
    }
  };
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    problem: problems[name],
    announce: true,
  });
  return { form, submit, field, send };
}

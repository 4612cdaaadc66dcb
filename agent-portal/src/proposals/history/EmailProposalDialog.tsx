import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/languages/language';
import { EMAIL_NOT_SET_UP, MOST_EMAIL_ADDRESSES } from '#shared/proposals/proposal-email';
import type { LinkEmail, NewProposalEmailRequest, ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_EMAILS } from '#shared/proposals/proposals.calls';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { errorMessage } from '#web/http/api-error';
import { call, query } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { PlainField } from '#web/inputs/PlainField';
import { EmailFields, useEmailFields, useLetterLanguage } from '../../components/email/EmailFields.tsx';
import { EmailLanguage } from '../../components/email/EmailLanguage.tsx';
import { OnTheWay } from '../../components/email/OnTheWay.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { refreshHistory } from '../../components/proposal-file.ts';
import type { SentThing } from './proposal-words.ts';

export interface SentAgain {
  email: LinkEmail;
  language: Language;
}

interface EmailProposalDialogProps {
  ids: { quoteId: number; proposalId: number };
  what: SentThing;
  /** null: a new email. */
  again: SentAgain | null;
  onClose: () => void;
}

/** Sends a proposal's link by e-mail, with texts that the agent can edit. */
export function EmailProposalDialog({ ids, what, again, onClose }: EmailProposalDialogProps) {
  const [sent, setSent] = useState<number | null>(null);
  const { data: draft, error, refetch } = useQuery(query(PROPOSAL_EMAILS.draft, { proposalId: ids.proposalId }));
  const close = (
    <Button onClick={onClose} autoFocus={sent !== null}>
      {sent === null ? 'Cancel' : 'Done'}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{again ? 'Email again' : `Email the ${what}`}</DialogTitle>
      {draft?.IsAvailable && sent === null ? (
        <EmailForm ids={ids} what={what} draft={draft} again={again} cancel={close} onSent={setSent} />
      ) : (
        <>
          <DialogContent>
            {draft && sent !== null ? (
              <OnTheWay count={sent} mailboxUrl={draft.MailboxUrl}>
                {sent === 1
                  ? 'The email is on the way. The history shows when it was sent and opened.'
                  : `${sent} emails are on the way. The history shows when each was sent and opened.`}
              </OnTheWay>
            ) : draft ? (
              <Alert severity="info">{EMAIL_NOT_SET_UP}</Alert>
            ) : error ? (
              <SectionFailure error={error} onRetry={() => void refetch()} />
            ) : (
              <RowsSkeleton label="Loading the email" rows={3} />
            )}
          </DialogContent>
          <DialogActions>{close}</DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface EmailFormProps extends Pick<EmailProposalDialogProps, 'ids' | 'what' | 'again'> {
  draft: ProposalEmailDraft;
  cancel: ReactNode;
  onSent: (count: number) => void;
}

/** The form; refusals of the server are shown above its buttons. */
function EmailForm(props: EmailFormProps) {
  const { what, draft, cancel } = props;
  const { form, submit, fields, letter, days, send } = useEmailForm(props);
  const left = draft.LeftToday < MOST_EMAIL_ADDRESSES ? ` You can send ${draft.LeftToday || 'no'} more today.` : '';
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate sx={FRAME}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <EmailLanguage
            reader={what === 'comparison' ? 'client' : 'employer'}
            value={letter.language}
            onChange={letter.choose}
          />
          <EmailFields
            fields={fields}
            hint={`Separate several addresses with commas. Each gets an email and a link of its own.${left}`}
            autoFocus
          />
          <PlainField {...days} label="Link expires after (days)" type="number" announce />
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
          Send email
        </Button>
      </DialogActions>
    </Box>
  );
}

/** The fields scroll between the title and the buttons. */
const FRAME = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** What is typed, checked when it is sent. */
function useEmailForm({ ids: { quoteId, proposalId }, draft, again, onSent }: EmailFormProps) {
  const fields = useEmailFields(again?.email ?? draft);
  const letter = useLetterLanguage(fields, draft, again?.language);
  const [days, setDays] = useState(String(DEFAULT_SHARE_DAYS));
  const [problem, setProblem] = useState<string | null>(null);
  // A new object with each check, so that the first wrong field gets the focus again.
  const [checked, setChecked] = useState({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [checked]);
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
    const email = fields.check();
    const found = shareDaysProblem(days.trim() === '' ? NaN : Number(days));
    setProblem(found);
    setChecked({});
    if (email && found === null && !send.isPending) {
      send.mutate({ ...email, Language: letter.language, ExpiresInDays: Number(days) });
    }
  };
  return { form, submit, fields, letter, days: { value: days, onChange: setDays, problem }, send };
}

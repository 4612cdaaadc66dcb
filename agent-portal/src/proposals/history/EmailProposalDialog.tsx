import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  addressesIn,
  addressesProblem,
  EMAIL_NOT_SET_UP,
  MAX_EMAIL_MESSAGE,
  MAX_EMAIL_SUBJECT,
  messageProblem,
  MOST_EMAIL_ADDRESSES,
  subjectProblem,
} from '#shared/proposals/proposal-email';
import type { LinkEmail, NewProposalEmailRequest, ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_EMAILS } from '#shared/proposals/proposals.calls';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { errorMessage } from '#web/http/api-error';
import { call, query } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { PlainField } from '#web/inputs/PlainField';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { refreshHistory } from '../../components/proposal-file.ts';

interface EmailProposalDialogProps {
  quoteId: number;
  proposalId: number;
  /** The e-mail that is sent again; null for a new one. */
  again: LinkEmail | null;
  onClose: () => void;
}

/** Sends a proposal's link by e-mail, with texts that the agent can edit. */
export function EmailProposalDialog({ quoteId, proposalId, again, onClose }: EmailProposalDialogProps) {
  const id = useId();
  const [sent, setSent] = useState<number | null>(null);
  const { data: draft, error, refetch } = useQuery(query(PROPOSAL_EMAILS.draft, { proposalId }));
  const close = (
    <Button onClick={onClose} autoFocus={sent !== null}>
      {sent === null ? 'Cancel' : 'Done'}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{again ? 'Send again by e-mail' : 'Send by e-mail'}</DialogTitle>
      {draft?.IsAvailable && sent === null ? (
        <EmailForm
          ids={{ quoteId, proposalId }}
          draft={again ? { ...draft, To: again.To, Subject: again.Subject, Message: again.Message } : draft}
          cancel={close}
          onSent={setSent}
        />
      ) : (
        <>
          <DialogContent>
            {draft && sent !== null ? (
              <Stored count={sent} mailboxUrl={draft.MailboxUrl} />
            ) : draft ? (
              <Alert severity="info">{EMAIL_NOT_SET_UP}</Alert>
            ) : error ? (
              <SectionFailure error={error} onRetry={() => void refetch()} />
            ) : (
              <RowsSkeleton label="Loading the e-mail" rows={3} />
            )}
          </DialogContent>
          <DialogActions>{close}</DialogActions>
        </>
      )}
    </Dialog>
  );
}

const Stored = ({ count, mailboxUrl }: { count: number; mailboxUrl: string | null }) => (
  <Alert severity="success">
    <Typography>
      {count === 1 ? 'The e-mail is' : `${count} e-mails are`} on the way. The history shows when{' '}
      {count === 1 ? 'it was' : 'each was'} sent and opened.
    </Typography>
    {mailboxUrl && (
      <Typography sx={{ mt: 1 }}>
        This demo sends no e-mail:{' '}
        <Link href={mailboxUrl} target="_blank" rel="noopener">
          {count === 1 ? 'read it' : 'read them'} in the sandbox mailbox
        </Link>
        .
      </Typography>
    )}
  </Alert>
);

interface EmailFormProps {
  ids: { quoteId: number; proposalId: number };
  /** What the fields start with. */
  draft: ProposalEmailDraft;
  cancel: ReactNode;
  onSent: (count: number) => void;
}

/** The form; refusals of the server are shown above its buttons. */
function EmailForm({ ids, draft, cancel, onSent }: EmailFormProps) {
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
          <PlainField {...field('days')} label="Link expires after (days)" type="number" />
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

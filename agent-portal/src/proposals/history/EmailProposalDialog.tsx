import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { EMAIL_NOT_SET_UP } from '#shared/proposals/proposal-email';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_EMAILS } from '#shared/proposals/proposals.calls';
import { query } from '#web/http/calls';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { EmailForm } from './EmailForm.tsx';

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

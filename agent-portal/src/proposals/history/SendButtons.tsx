import EmailIcon from '@mui/icons-material/EmailOutlined';
import ShareIcon from '@mui/icons-material/LinkOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatInstant } from '#shared/formats/instant';
import type { ShareProposalResponse } from '#shared/proposals/proposal.record';
import { DEFAULT_SHARE_DAYS, shareDaysProblem } from '#shared/proposals/share-link';
import { errorMessage } from '#web/http/api-error';
import { CopyLink } from '#web/inputs/CopyLink';
import { PlainField } from '#web/inputs/PlainField';
import { refreshHistory } from '../../components/proposal-file.ts';
import { shareProposal } from '../proposal-queries.ts';
import { EmailProposalDialog } from './EmailProposalDialog.tsx';
import type { SentThing } from './proposal-words.ts';

interface SendButtonsProps {
  quoteId: number;
  what: SentThing;
  /** The id of the proposal, which may be made only now; a failure is shown elsewhere. */
  find: () => number | Promise<number>;
}

type Way = 'email' | 'link';

/** Sends a proposal, or the comparison of a household: by email, or by a link to copy. */
export function SendButtons({ quoteId, what, find }: SendButtonsProps) {
  const [sent, setSent] = useState<{ way: Way; ids: { quoteId: number; proposalId: number } } | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (way: Way) => ({ way, ids: { quoteId, proposalId: await find() } }),
    onSuccess: setSent,
  });
  const begin = (way: Way) => ({
    loading: isPending && variables === way,
    loadingPosition: 'start' as const,
    onClick: () => isPending || mutate(way),
  });
  const close = () => setSent(null);
  return (
    <>
      <Button startIcon={<EmailIcon />} {...begin('email')}>
        Email it
      </Button>
      <Button startIcon={<ShareIcon />} {...begin('link')}>
        Share link
      </Button>
      {sent?.way === 'email' && <EmailProposalDialog ids={sent.ids} what={what} again={null} onClose={close} />}
      {sent?.way === 'link' && <ShareProposalDialog ids={sent.ids} what={what} onClose={close} />}
    </>
  );
}

interface ShareProposalDialogProps {
  ids: { quoteId: number; proposalId: number };
  what: SentThing;
  onClose: () => void;
}

/** Creates a link for the client, and shows it once. */
export function ShareProposalDialog({ ids, what, onClose }: ShareProposalDialogProps) {
  const [days, setDays] = useState(String(DEFAULT_SHARE_DAYS));
  const [problem, setProblem] = useState<string | null>(null);
  const share = useMutation({
    mutationFn: (wanted: number) => shareProposal(ids.proposalId, wanted),
    onSuccess: () => refreshHistory(ids.quoteId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog over another form: React events bubble to the outer form.
    event.stopPropagation();
    const found = shareDaysProblem(days.trim() === '' ? NaN : Number(days));
    setProblem(found);
    if (!found && !share.isPending) {
      share.mutate(Number(days));
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle>Share link</DialogTitle>
        <DialogContent>
          {share.data ? (
            <MadeLink {...share.data} />
          ) : (
            <Stack spacing={2} sx={{ pt: 1 }}>
              <Typography variant="body2" color="textSecondary">
                Anyone with the link can read this {what} without an account, and nothing else. You see when it was
                opened, and can withdraw it at any time.
              </Typography>
              <PlainField
                label="Link expires after (days)"
                type="number"
                value={days}
                onChange={setDays}
                problem={problem}
                autoFocus
              />
              {share.error && <Alert severity="error">{errorMessage(share.error)}</Alert>}
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{share.data ? 'Done' : 'Cancel'}</Button>
          {!share.data && (
            <Button type="submit" variant="contained" loading={share.isPending}>
              Create link
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function MadeLink({ Url, Share }: ShareProposalResponse) {
  const { host } = new URL(Url);
  return (
    <Stack spacing={2}>
      <Typography variant="body2">
        The link opens at <strong>{host}</strong>.
      </Typography>
      {/* A wrong public address in the settings would send clients a dead link. */}
      {host !== window.location.host && (
        <Alert severity="warning">
          You are using {window.location.host}. Open the link yourself before you send it; if it does not open, ask your
          administrator to correct the public address.
        </Alert>
      )}
      <CopyLink label="Link for the client" address={Url} />
      <Typography variant="body2">Valid until {formatInstant(Share.ExpiresAt)}.</Typography>
      <Alert severity="info">Copy it now: for security the address is not stored, so it cannot be shown again.</Alert>
    </Stack>
  );
}

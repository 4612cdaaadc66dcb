import WithdrawnIcon from '@mui/icons-material/BlockOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ActiveIcon from '@mui/icons-material/LinkOutlined';
import EndedIcon from '@mui/icons-material/LinkOffOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '#shared/formats/instant';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_HISTORY_CALLS } from '#shared/proposals/proposals.calls';
import type { ShareLink } from '#shared/proposals/proposal.record';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { ToneChip } from '#web/status/ToneChip';
import { refreshHistory } from '../../components/proposal-file.ts';
import { ClientAnswers } from './ClientAnswers.tsx';
import { type SentThing, shareWords } from './proposal-words.ts';

interface ShareLinkListProps {
  quoteId: number;
  what: SentThing;
  shares: readonly ShareLink[];
  onSendAgain: (email: LinkEmail) => void;
}

const STATE = {
  Active: { label: 'Active link', look: ['success', ActiveIcon] },
  Expired: { label: 'Ended link', look: ['secondary', EndedIcon] },
  Revoked: { label: 'Withdrawn', look: ['secondary', WithdrawnIcon] },
} as const;
const UNSENT = {
  Waiting: { label: 'Waiting', look: ['info', WaitingIcon] },
  NotSent: { label: 'Not sent', look: ['error', FailedIcon] },
} as const;

/** Of the e-mail until it is sent, then of its link. */
const stateOf = ({ State, Email }: ShareLink) => (Email && Email.State !== 'Sent' ? UNSENT[Email.State] : STATE[State]);

/** A proposal's links: expiration, how often opened, and a button to revoke each. */
export function ShareLinkList({ quoteId, what, shares, onSendAgain }: ShareLinkListProps) {
  const [asked, setAsked] = useState<ShareLink | null>(null);
  const revoke = useMutation({
    mutationFn: (share: ShareLink) => call(PROPOSAL_HISTORY_CALLS.revoke, { shareId: share.Id }, WITH_NOTICE),
    onSuccess: () => refreshHistory(quoteId),
    onSettled: () => setAsked(null),
  });
  return (
    <>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mt: shares.length > 0 ? 1 : 0 }}>
        {shares.map((share) => (
          <Box
            component="li"
            key={share.Id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
          >
            <ToneChip {...stateOf(share)} />
            <Typography variant="body2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
              {shareWords(share)}
            </Typography>
            {share.Email && share.Email.State !== 'Waiting' && (
              <SendAgainButton email={share.Email} onClick={onSendAgain} />
            )}
            {share.State === 'Active' && (
              <Button
                size="small"
                color="error"
                aria-label={`Withdraw the link of ${formatInstant(share.CreatedAt)}`}
                onClick={() => setAsked(share)}
              >
                Withdraw
              </Button>
            )}
            <ClientAnswers quoteId={quoteId} answers={share.Answers} />
          </Box>
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title="Withdraw this link?"
        confirmLabel="Withdraw link"
        destructive
        busy={revoke.isPending}
        onConfirm={() => asked && revoke.mutate(asked)}
        onCancel={() => setAsked(null)}
      >
        Anyone with the link can no longer open the {what}, from now on. This cannot be undone; another link can be
        created.
      </ConfirmDialog>
    </>
  );
}

const SendAgainButton = ({ email, onClick }: { email: LinkEmail; onClick: (email: LinkEmail) => void }) => (
  <Button size="small" aria-label={`Send again to ${email.To}`} onClick={() => onClick(email)}>
    Send again
  </Button>
);

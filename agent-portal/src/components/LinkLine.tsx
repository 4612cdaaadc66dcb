import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatInstant } from '#shared/formats/instant';
import type { LinkState } from '#shared/links/link';
import type { ASKED_LINK } from '#shared/links/link.record';
import { codeTextWords, emailWords } from '#shared/proposals/email-words';
import type { Wire } from '#shared/records/field';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { notifySuccess } from '../app/notify.ts';

type AskedLink = Wire<typeof ASKED_LINK>;

export const LINK_LOOKS: Record<LinkState, Look> = {
  Created: ['info', HourglassIcon],
  Opened: ['info', DraftsIcon],
  Answered: ['success', CheckCircleIcon],
  Declined: ['error', BlockIcon],
  Locked: ['error', LockIcon],
  Expired: ['secondary', EventBusyIcon],
  Revoked: ['secondary', LinkOffIcon],
};

export const LinkLines = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
    {children}
  </Box>
);

interface LinkLineProps {
  link: Pick<AskedLink, 'Email' | 'CodeText' | 'DeclineReason'> & { State: string };
  look: Look;
  state: string;
  /** Whose it is. */
  person: string;
  /** What has happened to it. */
  history: string;
  actions: ReactNode;
  /** Why the answer counts less, or not. */
  doubts: readonly (string | null)[];
  children?: ReactNode;
}

/** A link with which somebody was asked to sign or agree: whose, what became of it and when. */
export const LinkLine = ({ link, look, state, person, history, actions, doubts, children }: LinkLineProps) => (
  <Box component="li" sx={LINE}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ToneChip size="small" look={look} label={state} />
      <Typography variant="subtitle2" component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
        {person}
      </Typography>
      {actions}
    </Stack>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {history}
    </Typography>
    {link.Email && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {emailWords(link.Email)}
      </Typography>
    )}
    {link.CodeText && (
      <Typography variant="body2" color="textSecondary">
        <TextWithPhones text={codeTextWords(link.CodeText)} />
      </Typography>
    )}
    {link.State === 'Locked' && (
      <Typography variant="body2">The code was wrong too many times. Make another link.</Typography>
    )}
    {link.DeclineReason && (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        Reason: {link.DeclineReason}
      </Typography>
    )}
    {doubts.map(
      (doubt) =>
        doubt !== null && (
          <Alert key={doubt} severity="warning" sx={{ mt: 1 }}>
            {doubt}
          </Alert>
        ),
    )}
    {children}
  </Box>
);

const LINE = { py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } } as const;

interface EndLinkButtonProps {
  link: Pick<AskedLink, 'CreatedAt'>;
  verb: 'Withdraw' | 'Close';
  /** What nobody can do with it any more. */
  children: string;
  end: () => Promise<void>;
  /** Shows what is by now. */
  refresh: () => Promise<unknown>;
}

/** Takes a link back, or closes one that was answered: the answer stays. */
export function EndLinkButton({ link: { CreatedAt }, verb, children, end, refresh }: EndLinkButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: end,
    onSettled: async () => {
      setAsked(false);
      await refresh();
    },
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`${verb} link of ${formatInstant(CreatedAt)}`}
        onClick={() => setAsked(true)}
      >
        {verb} link
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`${verb} this link?`}
        confirmLabel={`${verb} link`}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

interface RemindButtonProps {
  link: Pick<AskedLink, 'CreatedAt' | 'Email'>;
  remind: () => Promise<unknown>;
  /** Shows what is by now. */
  refresh: () => Promise<unknown>;
}

/** Sends a link that was sent by email once more, to the same address. */
export function RemindButton({ link: { CreatedAt, Email }, remind, refresh }: RemindButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: remind,
    onSuccess: () => notifySuccess(`Reminder on its way to ${Email?.To}. The code stays the same.`),
    onSettled: refresh,
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`Remind the client of the link of ${formatInstant(CreatedAt)}`}
      onClick={() => mutate()}
    >
      Remind
    </Button>
  );
}

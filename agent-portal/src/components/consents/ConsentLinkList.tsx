import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentLink } from '#shared/consents/consent-link.record';
import { CONSENT_LINK_CALLS } from '#shared/consents/consent-links.calls';
import { formatInstant } from '#shared/formats/instant';
import type { LinkState } from '#shared/links/link';
import { emailWords } from '#shared/proposals/email-words';
import { call, WITH_NOTICE } from '#web/http/calls';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { notifySuccess } from '../../app/notify.ts';
import { refreshConsents } from './consents-queries.ts';

const LOOKS: Record<LinkState, Look> = {
  Created: ['info', HourglassIcon],
  Opened: ['info', DraftsIcon],
  Answered: ['success', CheckCircleIcon],
  Declined: ['error', BlockIcon],
  Locked: ['error', LockIcon],
  Expired: ['secondary', EventBusyIcon],
  Revoked: ['secondary', LinkOffIcon],
};
const STATE_LABELS: Record<LinkState, string> = {
  Created: 'Waiting: not opened yet',
  Opened: 'Waiting: opened',
  Answered: 'Answered',
  Declined: 'Declined',
  Locked: 'Locked',
  Expired: 'Expired',
  Revoked: 'Withdrawn',
};

interface ConsentLinkListProps {
  label: string;
  links: readonly ConsentLink[];
  /** By an agent of the quote. */
  mayRemind: boolean;
}

/** Who was asked by link, and what became of it. What was agreed to is a record of its own. */
export const ConsentLinkList = ({ label, links, mayRemind }: ConsentLinkListProps) =>
  links.length === 0 ? null : (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {links.map((link) => (
        <LinkLine key={link.Id} link={link} mayRemind={mayRemind} />
      ))}
    </Box>
  );

function LinkLine({ link, mayRemind }: { link: ConsentLink; mayRemind: boolean }) {
  const { State, Email, DeclineReason, Doubt } = link;
  const isOpen = State === 'Created' || State === 'Opened' || State === 'Expired';
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToneChip size="small" look={LOOKS[State]} label={STATE_LABELS[State]} />
        <Typography variant="body2" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {historyOf(link)}
        </Typography>
        {mayRemind && isOpen && Email && <RemindButton link={link} />}
        {mayRemind && isOpen && State !== 'Expired' && <WithdrawButton link={link} />}
      </Stack>
      {Email && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {emailWords(Email)}
        </Typography>
      )}
      {State === 'Locked' && (
        <Typography variant="body2">The code was wrong too many times. Make another link.</Typography>
      )}
      {DeclineReason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Reason: {DeclineReason}
        </Typography>
      )}
      {Doubt && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {Doubt}
        </Alert>
      )}
    </Box>
  );
}

const historyOf = ({ ConsumerName, CreatedAt, OpenedAt, AnsweredAt, DeclinedAt, State, ExpiresAt }: ConsentLink) =>
  [
    ConsumerName,
    ...(
      [
        ['Asked', CreatedAt],
        ['Opened', OpenedAt],
        ['Agreed', AnsweredAt],
        ['Declined', DeclinedAt],
        [State === 'Expired' ? 'Expired' : 'Expires', (AnsweredAt ?? DeclinedAt) ? null : ExpiresAt],
      ] as const
    ).flatMap(([what, at]) => (at === null ? [] : [`${what} ${formatInstant(at)}`])),
  ].join(' · ');

function RemindButton({ link: { Id, CreatedAt, Email } }: { link: ConsentLink }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(CONSENT_LINK_CALLS.remind, { linkId: Id }, WITH_NOTICE),
    onSuccess: () => notifySuccess(`Reminder on its way to ${Email?.To}. The code stays the same.`),
    onSettled: refreshConsents,
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

function WithdrawButton({ link: { Id, CreatedAt } }: { link: ConsentLink }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(CONSENT_LINK_CALLS.withdraw, { linkId: Id }, WITH_NOTICE),
    onSettled: async () => {
      setAsked(false);
      await refreshConsents();
    },
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`Withdraw link of ${formatInstant(CreatedAt)}`}
        onClick={() => setAsked(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Withdraw this link?"
        confirmLabel="Withdraw link"
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsked(false)}
      >
        The client can no longer answer with it. You can make another link.
      </ConfirmDialog>
    </>
  );
}

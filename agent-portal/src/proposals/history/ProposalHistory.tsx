import WithdrawnIcon from '@mui/icons-material/BlockOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import HistoryIcon from '@mui/icons-material/History';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import EndedIcon from '@mui/icons-material/LinkOffOutlined';
import ActiveIcon from '@mui/icons-material/LinkOutlined';
import SentIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Box, Button, DialogActions, DialogContent, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { LANGUAGE_LABELS } from '#shared/languages/language';
import { PROPOSAL_KIND_LABELS } from '#shared/proposals/proposal-kind';
import type { ProposalRecord, ShareLink } from '#shared/proposals/proposal.record';
import { PROPOSAL_HISTORY_CALLS } from '#shared/proposals/proposals.calls';
import { call, WITH_NOTICE } from '#web/http/calls';
import { fetchFile } from '#web/http/files';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { EmptyState } from '#web/shell/EmptyState';
import { ToneChip } from '#web/status/ToneChip';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import {
  isBrokenDownload,
  markSent,
  openAddress,
  refreshHistory,
  saveProposal,
} from '../../components/proposal-file.ts';
import { proposalHistoryQuery, storedProposalPath } from '../proposal-queries.ts';
import { ClientAnswers } from './ClientAnswers.tsx';
import { EmailProposalDialog, type SentAgain } from './EmailProposalDialog.tsx';
import { contentWords, formatSize, type SentThing, sentWords, shareWords } from './proposal-words.ts';
import { SendButtons } from './SendButtons.tsx';

interface ProposalHistoryProps {
  quoteId: number;
  /** What the quote's client is sent. */
  what: SentThing;
  onClose: () => void;
}

const EMPTY = {
  proposal: {
    title: 'No proposal has been made yet',
    text: 'Each proposal is stored here as it was made, with when it was sent and who opened its link.',
  },
  comparison: {
    title: 'No comparison has been sent yet',
    text: 'Compare plans, then choose “Email it” or “Share link”. What was sent, who opened it and what the client answered is listed here.',
  },
} as const;

/** All that was made from the quote for its client, as generated; what was sent, and who opened it. Content of a dialog. */
export function ProposalHistory({ quoteId, what, onClose }: ProposalHistoryProps) {
  const { data, error, refetch } = useQuery(proposalHistoryQuery(quoteId));
  return (
    <>
      <DialogContent>
        {error ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton label="Loading the history" rows={3} />
        ) : data.Proposals.length === 0 ? (
          <EmptyState icon={<HistoryIcon />} title={EMPTY[what].title}>
            {EMPTY[what].text}
          </EmptyState>
        ) : (
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.Proposals.map((proposal) => (
              <ProposalRecordCard key={proposal.Id} quoteId={quoteId} what={what} proposal={proposal} />
            ))}
          </Stack>
        )}
        {data && data.Total > data.Proposals.length && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            The newest {data.Proposals.length} of {data.Total} are shown.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}

interface ProposalRecordCardProps {
  quoteId: number;
  what: SentThing;
  proposal: ProposalRecord;
}

/** One proposal as generated: its file, its links, and when it was sent. */
function ProposalRecordCard({ quoteId, what, proposal }: ProposalRecordCardProps) {
  const id = useId();
  const [again, setAgain] = useState<SentAgain | null>(null);
  const { Id, Kind, MadeAt, MadeBy, EffectiveDate, Language, Size, Sha256 } = proposal;
  const isKept = Size !== null;
  const path = storedProposalPath(Id);
  const saved = useMutation({
    mutationFn: async () => saveProposal(quoteId, { ...(await fetchFile({ path })), id: Id }),
    onError: (error) => isBrokenDownload(error) && openAddress(path),
  });
  const sent = useMutation({ mutationFn: () => markSent(Id, 'Marked'), onSuccess: () => refreshHistory(quoteId) });
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography variant="h3" id={id}>
        {PROPOSAL_KIND_LABELS[Kind]} of {formatInstant(MadeAt)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Made by {MadeBy}, for {formatDay(EffectiveDate)}
        {Language !== 'en' && `, in ${LANGUAGE_LABELS[Language]}`}
        {isKept && ` · ${formatSize(Size)}`}
      </Typography>
      {Kind !== 'Comparison' && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {contentWords(proposal)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {sentWords(proposal)}
      </Typography>
      <ShareLinkList quoteId={quoteId} what={what} shares={proposal.Shares} onSendAgain={setAgain} />
      {isKept ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          <Button startIcon={<DownloadIcon />} loading={saved.isPending} onClick={() => saved.mutate()}>
            Download again
          </Button>
          <SendButtons quoteId={quoteId} what={what} find={() => Id} />
          <Button startIcon={<SentIcon />} loading={sent.isPending} onClick={() => sent.mutate()}>
            Mark as sent
          </Button>
        </Stack>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          The file was not stored.
        </Typography>
      )}
      <FileDigest sha256={Sha256} />
      {again && (
        <EmailProposalDialog
          ids={{ quoteId, proposalId: Id }}
          what={what}
          again={again}
          onClose={() => setAgain(null)}
        />
      )}
    </Paper>
  );
}

const FileDigest = ({ sha256 }: { sha256: string }) => (
  <Box component="details" sx={{ mt: 1 }}>
    <Typography variant="caption" component="summary" color="textSecondary" sx={{ py: 0.5, cursor: 'pointer' }}>
      Technical details
    </Typography>
    <Typography variant="caption" component="p" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      SHA-256 {sha256}
    </Typography>
  </Box>
);

interface ShareLinkListProps {
  quoteId: number;
  what: SentThing;
  shares: readonly ShareLink[];
  onSendAgain: (again: SentAgain) => void;
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
function ShareLinkList({ quoteId, what, shares, onSendAgain }: ShareLinkListProps) {
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
              <SendAgainButton again={{ email: share.Email, language: share.Language }} onClick={onSendAgain} />
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

const SendAgainButton = ({ again, onClick }: { again: SentAgain; onClick: (again: SentAgain) => void }) => (
  <Button size="small" aria-label={`Send again to ${again.email.To}`} onClick={() => onClick(again)}>
    Send again
  </Button>
);

import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import SentIcon from '@mui/icons-material/MarkEmailReadOutlined';
import ShareIcon from '@mui/icons-material/LinkOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_KIND_LABELS } from '#shared/proposals/proposal-kind';
import type { ProposalRecord } from '#shared/proposals/proposal.record';
import { fetchFile } from '#web/http/files';
import {
  isBrokenDownload,
  markSent,
  openAddress,
  refreshHistory,
  saveProposal,
} from '../../components/proposal-file/proposal-file.ts';
import { storedProposalPath } from '../proposal-queries.ts';
import { EmailProposalDialog } from './EmailProposalDialog.tsx';
import { contentWords, formatSize, sentWords } from './proposal-words.ts';
import { ShareLinkList } from './ShareLinkList.tsx';
import { ShareProposalDialog } from './ShareProposalDialog.tsx';

interface ProposalRecordCardProps {
  quoteId: number;
  proposal: ProposalRecord;
}

/** One proposal as generated: its file, its links, and when it was sent. */
export function ProposalRecordCard({ quoteId, proposal }: ProposalRecordCardProps) {
  const id = useId();
  const [isSharing, setSharing] = useState(false);
  const [emailing, setEmailing] = useState<{ again: LinkEmail | null } | null>(null);
  const { Id, Kind, MadeAt, MadeBy, EffectiveDate, Size, Sha256 } = proposal;
  const isKept = Size !== null;
  const path = storedProposalPath(Id);
  const again = useMutation({
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
        {isKept && ` · ${formatSize(Size)}`}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {contentWords(proposal)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {sentWords(proposal)}
      </Typography>
      <ShareLinkList quoteId={quoteId} shares={proposal.Shares} onSendAgain={(again) => setEmailing({ again })} />
      {isKept ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          <Button startIcon={<DownloadIcon />} loading={again.isPending} onClick={() => again.mutate()}>
            Download again
          </Button>
          <Button startIcon={<EmailIcon />} onClick={() => setEmailing({ again: null })}>
            Send by e-mail
          </Button>
          <Button startIcon={<ShareIcon />} onClick={() => setSharing(true)}>
            Share by link
          </Button>
          <Button startIcon={<SentIcon />} loading={sent.isPending} onClick={() => sent.mutate()}>
            Mark as sent
          </Button>
        </Stack>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          The file of this proposal was not stored.
        </Typography>
      )}
      <FileDigest sha256={Sha256} />
      {emailing && (
        <EmailProposalDialog quoteId={quoteId} proposalId={Id} {...emailing} onClose={() => setEmailing(null)} />
      )}
      {isSharing && <ShareProposalDialog quoteId={quoteId} proposalId={Id} onClose={() => setSharing(false)} />}
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

import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import HistoryIcon from '@mui/icons-material/History';
import SentIcon from '@mui/icons-material/MarkEmailReadOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Paper,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_KIND_LABELS } from '#shared/proposals/proposal-kind';
import type { ProposalRecord } from '#shared/proposals/proposal.record';
import { fetchFile } from '#web/http/files';
import { EmptyState } from '#web/shell/EmptyState';
import { useIsBelow } from '#web/theme/use-is-below';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { isBrokenDownload, markSent, openAddress, refreshHistory, saveProposal } from '../components/proposal-file.ts';
import { NewProposal } from './NewProposal.tsx';
import { EmailProposalDialog } from './history/EmailProposalDialog.tsx';
import { ShareLinkList } from './history/ShareLinkList.tsx';
import { contentWords, formatSize, sentWords } from './history/proposal-words.ts';
import { SendButtons } from './history/SendButtons.tsx';
import { PANEL, type PanelProps } from './panel-props.ts';
import { proposalHistoryQuery, storedProposalPath } from './proposal-queries.ts';

interface ProposalDialogProps {
  quoteId: number;
  onClose: () => void;
  /** Called when a proposal was made: the quote's status has changed. */
  onMade: () => void;
}

type Page = 'new' | 'history';

/** Makes a proposal for a quote, and lists earlier ones. */
export function ProposalDialog({ quoteId, onClose, onMade }: ProposalDialogProps) {
  const id = useId();
  const isPhone = useIsBelow(900);
  const [params] = useSearchParams();
  const [page, setPage] = useState<Page>(params.get('proposals') === 'history' ? 'history' : 'new');
  const [hasPreview, setHasPreview] = useState(false);
  const { data: history } = useQuery(proposalHistoryQuery(quoteId));
  const panel = (name: Page) => ({
    role: 'tabpanel',
    id: `${id}-panel-${name}`,
    'aria-labelledby': `${id}-tab-${name}`,
    hidden: page !== name,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={page === 'new' && hasPreview ? 'lg' : 'md'}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ pb: 0 }}>
        Proposal
      </DialogTitle>
      <Tabs
        value={page}
        onChange={(_, chosen: Page) => setPage(chosen)}
        aria-label="Proposal"
        sx={{ px: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="new" label="New proposal" id={`${id}-tab-new`} aria-controls={`${id}-panel-new`} />
        <Tab
          value="history"
          label={history ? `History (${history.Total})` : 'History'}
          id={`${id}-tab-history`}
          aria-controls={`${id}-panel-history`}
        />
      </Tabs>
      <NewProposal quoteId={quoteId} panel={panel('new')} onClose={onClose} onMade={onMade} onPreview={setHasPreview} />
      <ProposalHistoryPanel quoteId={quoteId} panel={panel('history')} onClose={onClose} />
    </Dialog>
  );
}

interface ProposalHistoryPanelProps {
  quoteId: number;
  panel: PanelProps;
  onClose: () => void;
}

/** All proposals made from the quote, as generated; what was sent, and who opened it. */
function ProposalHistoryPanel({ quoteId, panel, onClose }: ProposalHistoryPanelProps) {
  const { data, error, refetch } = useQuery(proposalHistoryQuery(quoteId));
  return (
    <Box {...panel} sx={PANEL}>
      <DialogContent>
        {error ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <RowsSkeleton label="Loading the history" rows={3} />
        ) : data.Proposals.length === 0 ? (
          <EmptyState icon={<HistoryIcon />} title="No proposal has been made yet">
            Each proposal is stored here as it was made, with when it was sent and who opened its link.
          </EmptyState>
        ) : (
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.Proposals.map((proposal) => (
              <ProposalRecordCard key={proposal.Id} quoteId={quoteId} proposal={proposal} />
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
    </Box>
  );
}

interface ProposalRecordCardProps {
  quoteId: number;
  proposal: ProposalRecord;
}

/** One proposal as generated: its file, its links, and when it was sent. */
function ProposalRecordCard({ quoteId, proposal }: ProposalRecordCardProps) {
  const id = useId();
  const [again, setAgain] = useState<LinkEmail | null>(null);
  const { Id, Kind, MadeAt, MadeBy, EffectiveDate, Size, Sha256 } = proposal;
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
        {isKept && ` · ${formatSize(Size)}`}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {contentWords(proposal)}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {sentWords(proposal)}
      </Typography>
      <ShareLinkList quoteId={quoteId} shares={proposal.Shares} onSendAgain={setAgain} />
      {isKept ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          <Button startIcon={<DownloadIcon />} loading={saved.isPending} onClick={() => saved.mutate()}>
            Download again
          </Button>
          <SendButtons quoteId={quoteId} proposalId={Id} />
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
      {again && <EmailProposalDialog quoteId={quoteId} proposalId={Id} again={again} onClose={() => setAgain(null)} />}
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

import { Box, Dialog, DialogTitle, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsBelow } from '#web/theme/use-is-below';
import { NewProposal } from './NewProposal.tsx';
import { ProposalHistory } from './history/ProposalHistory.tsx';
import { PANEL } from './panel-props.ts';
import { proposalHistoryQuery } from './proposal-queries.ts';

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
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth={page === 'new' && hasPreview ? 'lg' : 'md'}>
      <DialogTitle sx={{ pb: 0 }}>Proposal</DialogTitle>
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
      <Box {...panel('history')} sx={PANEL}>
        <ProposalHistory quoteId={quoteId} what="proposal" onClose={onClose} />
      </Box>
    </Dialog>
  );
}

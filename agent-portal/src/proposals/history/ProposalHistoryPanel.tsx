import HistoryIcon from '@mui/icons-material/History';
import { Box, Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/shell/EmptyState';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { PANEL, type PanelProps } from '../panel-props.ts';
import { proposalHistoryQuery } from '../proposal-queries.ts';
import { ProposalRecordCard } from './ProposalRecordCard.tsx';

interface ProposalHistoryPanelProps {
  quoteId: number;
  panel: PanelProps;
  onClose: () => void;
}

/** All proposals made from the quote, as generated; what was sent, and who opened it. */
export function ProposalHistoryPanel({ quoteId, panel, onClose }: ProposalHistoryPanelProps) {
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

import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { formatInstant } from '#shared/formats/instant';
import { PROPOSAL_HISTORY_CALLS } from '#shared/proposals/proposals.calls';
import type { ProposalRecord } from '#shared/proposals/proposal.record';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { query, asking } from '#web/http/calls';
import { download } from '#web/http/files';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';

/** The newest proposal, as generated; the others are listed with the plans. */
export function ProposalsSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(query(PROPOSAL_HISTORY_CALLS.list, { quoteId }));
  const newest = data?.Proposals[0];
  return (
    <OverviewSection
      title="Proposal"
      link={
        (data?.Total ?? 0) > 1 && (
          <Link component={RouterLink} to={groupPlanSelectionPath(quoteId)} variant="body2">
            All {data?.Total} proposals
          </Link>
        )
      }
    >
      {newest ? (
        <Proposal proposal={newest} />
      ) : data ? (
        <Typography variant="body2" color="textSecondary">
          No proposal was made for this quote.
        </Typography>
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the proposal" rows={1} />
      )}
    </OverviewSection>
  );
}

function Proposal({ proposal }: { proposal: ProposalRecord }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(PROPOSAL_HISTORY_CALLS.download, { proposalId: proposal.Id })),
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="body2">
        Made by {proposal.MadeBy}, {formatInstant(proposal.MadeAt)}
      </Typography>
      {proposal.Size === null ? (
        <Typography variant="body2" color="textSecondary">
          Its file was not stored.
        </Typography>
      ) : (
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isPending}
          loadingPosition="start"
          onClick={() => mutate()}
        >
          Download {proposal.FileName}
        </Button>
      )}
    </Stack>
  );
}

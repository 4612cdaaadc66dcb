import { Box, Paper, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { Screen } from '#web/shell/Screen';
import { censusQuery, quoteQuery, selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { planListViewQuery, plansQuery } from '../components/plan-browser/plan-browser.api.ts';
import { PlanSelection } from './PlanSelection.tsx';
import type { ProposalDialogProps } from './proposal-dialog-props.ts';

interface PlanSelectionScreenProps {
  ProposalDialog: ComponentType<ProposalDialogProps>;
}

const WAY_BACK = [{ label: 'Dashboard', to: '/dashboard' }];

/** /quote/plan-selection/group/:quoteId: selects the plans for a group, and makes the proposal. */
export function PlanSelectionScreen({ ProposalDialog }: PlanSelectionScreenProps) {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const census = useQuery(censusQuery(quoteId));
  const plans = useQuery(plansQuery(quoteId));
  const stored = useQuery(selectedPlansQuery(quoteId));
  const savedView = useQuery(planListViewQuery(quoteId));
  if (quote.data && census.data && plans.data && stored.data && !savedView.isPending) {
    return (
      <PlanSelection
        key={quoteId}
        quote={quote.data}
        members={census.data}
        offered={plans.data}
        stored={stored.data}
        savedView={savedView.data}
        ProposalDialog={ProposalDialog}
      />
    );
  }
  const queries = [quote, census, plans, stored];
  return (
    <Screen
      title={quote.data ? `${quote.data.Group.GroupName} plans` : 'Plan selection'}
      breadcrumbs={WAY_BACK}
      error={queries.find(({ error }) => error)?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
    >
      <PlanListSkeleton />
    </Screen>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder for the page while its plans load. */
const PlanListSkeleton = () => (
  <Stack
    role="status"
    aria-label="Loading plans"
    direction="row"
    spacing={2.5}
    sx={{ alignItems: 'flex-start', pt: { xs: 6, md: 2 } }}
  >
    <Skeleton variant="rounded" width={192} height={480} sx={{ display: { xs: 'none', lg: 'block' } }} />
    <Paper variant="outlined" sx={{ flexGrow: 1, p: 2 }}>
      <Stack spacing={1}>
        {ROWS.map((row) => (
          <Skeleton key={row} variant="rounded" height={64} />
        ))}
      </Stack>
    </Paper>
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Skeleton variant="rounded" width={320} height={280} />
    </Box>
  </Stack>
);

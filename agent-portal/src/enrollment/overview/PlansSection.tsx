import { Box, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { Money } from '../../components/Money.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { OverviewSection } from '../../components/OverviewSection.tsx';

/** The group's selected plans, at the quoted premium. */
export function PlansSection({ quoteId }: { quoteId: number }) {
  const { data, error, refetch } = useQuery(selectedPlansQuery(quoteId));
  return (
    <OverviewSection
      title="Chosen plans"
      link={
        <Link component={RouterLink} to={groupPlanSelectionPath(quoteId)} variant="body2">
          View plans
        </Link>
      }
    >
      {data ? (
        <PlanLines plans={data.Plans} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the plans" rows={2} />
      )}
    </OverviewSection>
  );
}

const PlanLines = ({ plans }: { plans: readonly SelectedPlan[] }) =>
  plans.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      No plan of this quote is offered any longer, or none was chosen.
    </Typography>
  ) : (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {plans.map((plan) => (
        <Box component="li" key={plan.PlanId} sx={LINE}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              {plan.PlanDisplayName}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {coverageOf(plan)}
            </Typography>
          </Box>
          <Typography variant="body2" component="span" sx={{ textAlign: 'right' }}>
            <Money dollars={plan.TotalMonthlyRate} /> a month
          </Typography>
        </Box>
      ))}
    </Stack>
  );

const coverageOf = ({ IsMedical, IsDental, MetalTier, ProviderNetworkType }: SelectedPlan): string =>
  [IsMedical ? 'Medical' : IsDental ? 'Dental' : 'Vision', MetalTier, ProviderNetworkType].filter(Boolean).join(', ');

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

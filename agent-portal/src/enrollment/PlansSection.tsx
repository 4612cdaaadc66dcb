import { Box, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { SelectedPlan, SelectedPlansResponse } from '#shared/plans/plan.record';
import { planPremiumText, totalPremiumText } from '#shared/plans/plan-texts';
import { groupPlanSelectionPath } from '#shared/quotes/next-step';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { OverviewSection } from '../components/OverviewSection.tsx';

/** The group's selected plans, each with the people who take it, and what they cost together. */
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
        <PlanLines {...data} />
      ) : error ? (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton label="Loading the plans" rows={2} />
      )}
    </OverviewSection>
  );
}

const PlanLines = ({ Plans, Premium }: SelectedPlansResponse) =>
  Plans.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      No plan of this quote is offered any longer, or none was chosen.
    </Typography>
  ) : (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {Plans.map((plan) => (
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
            {planPremiumText(plan)}
          </Typography>
        </Box>
      ))}
      {Premium && (
        <Typography
          component="li"
          variant="subtitle1"
          sx={{ pt: 1, borderTop: 1, borderColor: 'divider', textAlign: 'right' }}
        >
          {totalPremiumText(Premium)}
        </Typography>
      )}
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

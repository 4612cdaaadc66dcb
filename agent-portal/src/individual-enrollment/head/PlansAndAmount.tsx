import { Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { Money } from '../../components/Money.tsx';
import { selectedPlansQuery } from '../../components/quote/quote-queries.ts';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';

/** The plans that everyone enrolls in, and what is due with the application. */
export function PlansAndAmount({ page }: { page: EnrollmentPageResponse }) {
  const id = useId();
  const { data, error, refetch } = useQuery(selectedPlansQuery(page.Quote.Id));
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={SECTION}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography variant="h2" id={id}>
          Plans
        </Typography>
        {data ? (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {data.Plans.map((plan) => (
              <Box component="li" key={plan.PlanId} sx={PLAN}>
                <span>{plan.PlanDisplayName}</span>
                <span>
                  <Money dollars={netPremiumOf(plan)} /> a month
                </span>
              </Box>
            ))}
          </Box>
        ) : error ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton label="Loading the plans" rows={1} />
        )}
      </Box>
      {page.EditProblem === null && page.AmountDue !== null && <AmountDue dollars={page.AmountDue} />}
    </Paper>
  );
}

const AmountDue = ({ dollars }: { dollars: number }) => (
  <Box sx={{ flex: '0 1 260px' }}>
    <Typography variant="body2" color="textSecondary">
      Amount due
    </Typography>
    <Typography variant="figure">
      <Money dollars={dollars} />
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {dollars === 0 ? 'Nothing has to be paid with the application.' : 'The first month of all plans.'}
    </Typography>
  </Box>
);

const SECTION = { p: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 } as const;
const PLAN = {
  py: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
  '& > :first-of-type': { overflowWrap: 'anywhere' },
} as const;

import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { reducedCosts } from '#shared/plans/cost-reduction';
import type { Plan } from '#shared/plans/plan.record';
import { Money } from '../../Money.tsx';
import { cartSections } from './cart-sections.ts';

interface SelectedPlansProps {
  plans: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  canChange: boolean;
  onRemove: (planIds: readonly number[]) => void;
}

/** The cart's plans by coverage and suite, each with its premium. */
export const SelectedPlans = ({ plans, premiumOf, canChange, onRemove }: SelectedPlansProps) => (
  <Stack spacing={1.5}>
    {cartSections(plans).map(({ title, isSuite, plans: listed }) => (
      <Box key={title}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="overline" component="h3" color="textSecondary">
            {title}
          </Typography>
          {isSuite && canChange && (
            <Button size="small" onClick={() => onRemove(listed.map(({ PlanId }) => PlanId))} sx={{ minHeight: 28 }}>
              Remove suite
            </Button>
          )}
        </Stack>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {listed.map((plan) => (
            <Box component="li" key={plan.PlanId} sx={LINE}>
              <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {plan.PlanDisplayName}
                {plan.CostReduction && (
                  <Typography variant="caption" component="span" color="success" sx={{ display: 'block' }}>
                    {reducedCosts(plan)}
                  </Typography>
                )}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 'bold', textAlign: 'right' }}>
                <Money dollars={premiumOf(plan)} />
              </Typography>
              {canChange && (
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={`Remove ${plan.PlanDisplayName}`}
                  onClick={() => onRemove([plan.PlanId])}
                >
                  <CloseIcon fontSize="inherit" />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Stack>
);

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: 1,
  alignItems: 'center',
  minHeight: 30,
} as const;

import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { PlanPremiumChange } from '#shared/renewals/renewal.record';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';
import { changeText, signedDollars } from '#shared/formats/percent';
import { Money } from '../components/Money.tsx';
import { ScrollTable } from '../components/ScrollTable.tsx';

/** What each plan costs now and at the renewal, the difference, and its causes. */
export function PlanChangesTable({ plans }: { plans: readonly PlanPremiumChange[] }) {
  const parts = PREMIUM_PART_ORDER.filter((part) => plans.some(({ Parts }) => Parts[part] !== 0));
  return (
    <Box sx={ON_PAPER}>
      <ScrollTable label="Plan by plan" title stacked="lg">
        <TableHead>
          <TableRow>
            <TableCell sx={PLAN}>Plan</TableCell>
            <TableCell align="right">Now</TableCell>
            <TableCell align="right">At renewal</TableCell>
            <TableCell align="right">Change</TableCell>
            {parts.map((part) => (
              <TableCell key={part} align="right" sx={CAUSE}>
                {PREMIUM_PART_LABELS[part]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {plans.map((plan) => (
            <TableRow key={`${plan.FromPlanName} ${plan.ToPlanName}`}>
              <TableCell component="th" scope="row" sx={PLAN}>
                {planText(plan)}
              </TableCell>
              <TableCell align="right" data-label="Now">
                <Money dollars={plan.Before} />
              </TableCell>
              <TableCell align="right" data-label="At renewal">
                <Money dollars={plan.After} />
              </TableCell>
              <TableCell align="right" data-label="Change" sx={CHANGE}>
                {changeText(plan.Before, plan.After)}
              </TableCell>
              {parts.map((part) => (
                <TableCell key={part} align="right" data-label={PREMIUM_PART_LABELS[part]} sx={AMOUNT}>
                  {signedDollars(plan.Parts[part])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
    </Box>
  );
}

/** All causes fit on a sheet of paper. */
const ON_PAPER = { '@media print': { '& td, & th': { px: '3px', minWidth: 0, fontSize: 8.5 } } } as const;

/** Names wrap between words, and stay visible while the causes scroll beneath them. */
const PLAN = {
  minWidth: { xs: 132, sm: 200 },
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;
const AMOUNT = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const CHANGE = { ...AMOUNT, fontWeight: 'bold' } as const;
const CAUSE = { whiteSpace: 'normal', minWidth: 104 } as const;

export const planText = ({ FromPlanName, ToPlanName }: Pick<PlanPremiumChange, 'FromPlanName' | 'ToPlanName'>) =>
  FromPlanName === ToPlanName ? FromPlanName : `${FromPlanName ?? 'New'} → ${ToPlanName ?? 'ends'}`;

import { Box, Typography } from '@mui/material';
import { counted } from '#shared/formats/text';
import type { Plan } from '#shared/plans/plan.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { Money } from '../../components/Money.tsx';
import { planShares, type AssignmentRow, type PlanOfEmployee } from './assignment-rows.ts';

interface AssignmentSharesProps {
  rows: readonly AssignmentRow[];
  plans: readonly Plan[];
  planOf: PlanOfEmployee;
}

/** The result of the choice: employees and premium per plan, and in total. */
export function AssignmentShares({ rows, plans, planOf }: AssignmentSharesProps) {
  const shares = planShares(
    rows,
    planOf,
    plans.map(({ PlanId }) => PlanId),
  );
  const total = dollarsFromCents(shares.reduce((cents, { premium }) => cents + centsFromDollars(premium), 0));
  return (
    <Box component="section" aria-label="Premium of the assigned plans">
      <Typography variant="subtitle2" component="h3">
        Premium of the assigned plans
      </Typography>
      <Box component="dl" sx={SHARES}>
        {plans.map(({ PlanId, PlanDisplayName }, index) => (
          <div key={PlanId}>
            <dt>
              {PlanDisplayName}, {counted(shares[index]?.employees ?? 0, 'employee')}
            </dt>
            <dd>
              <Money dollars={shares[index]?.premium ?? 0} />
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>Total</dt>
          <dd>
            <Money dollars={total} />
          </dd>
        </div>
      </Box>
    </Box>
  );
}

const SHARES = {
  m: 0,
  mt: 0.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dd': { m: 0 },
  '& dt': { overflowWrap: 'anywhere', minWidth: 0 },
  '& > [data-total]': { fontWeight: 'bold', borderTop: 1, borderColor: 'divider' },
} as const;

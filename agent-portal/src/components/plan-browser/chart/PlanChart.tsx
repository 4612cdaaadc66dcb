import { Box, Button, Paper, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { Suspense, useId, useMemo, useState } from 'react';
import { counted } from '#shared/formats/text';
import { formatDollars } from '#shared/formats/currency';
import type { CostBasis } from '#shared/plans/yearly-cost';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan } from '#shared/plans/plan.record';
import { costText } from '#shared/plans/plan-texts';
import { lazyPart } from '#web/shell/lazy-part';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { costLabels } from '../list/plan-texts.ts';
import type { PlanRowActions } from '../list/PlanRow.tsx';
import { PlanFigures } from '../details/PlanFigures.tsx';
import { type PlanPoint, planPoints } from './plan-points.ts';

const PlanScatter = lazyPart(async () => (await import('./PlanScatter.tsx')).PlanScatter);

interface PlanChartProps {
  plans: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  costs: CostBasis;
  figures?: ReadonlyMap<number, readonly PlanFigure[]>;
  selected: ReadonlySet<number>;
  compared: readonly number[];
  canChange: boolean;
  actions: PlanRowActions;
}

/** Premium against deductible: what more premium buys. A plan is chosen in the chart or by name, and acted on below. */
export function PlanChart({
  plans,
  premiumOf,
  costs,
  figures,
  selected,
  compared,
  canChange,
  actions,
}: PlanChartProps) {
  const points = useMemo(() => planPoints(plans, premiumOf, costs), [plans, premiumOf, costs]);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = points.find(({ plan }) => plan.PlanId === chosenId);
  const { deductible } = costLabels(costs);
  const left = plans.length - points.length;
  return (
    <Box sx={{ position: 'relative', p: 2, minWidth: 0 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
        <PlanScatter
          {...{ points, selected }}
          chosenId={chosen?.plan.PlanId ?? null}
          deductibleLabel={deductible}
          onChoose={setChosenId}
        />
      </Suspense>
      {left > 0 && (
        <Typography variant="body2" color="textSecondary">
          {counted(left, 'plan')} without rates or a deductible {left === 1 ? 'is' : 'are'} in the list only.
        </Typography>
      )}
      <PlanChoice points={points} chosen={chosen} onChoose={setChosenId} />
      {chosen && (
        <ChosenPlan
          {...{ chosen, canChange, actions }}
          figures={figures?.get(chosen.plan.PlanId)}
          isSelected={selected.has(chosen.plan.PlanId)}
          isCompared={compared.includes(chosen.plan.PlanId)}
        />
      )}
      <PointsTable points={points} deductibleLabel={deductible} selected={selected} />
    </Box>
  );
}

interface PlanChoiceProps {
  points: readonly PlanPoint[];
  chosen: PlanPoint | undefined;
  onChoose: (planId: number | null) => void;
}

const PlanChoice = ({ points, chosen, onChoose }: PlanChoiceProps) => (
  <TextField
    select
    id={useId()}
    label="Plan in the chart"
    className="no-print"
    value={chosen?.plan.PlanId ?? ''}
    onChange={({ target }) => onChoose(Number(target.value) || null)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ mt: 2, width: '100%', maxWidth: 480 }}
  >
    <option value="">Choose a plan or a point</option>
    {points.map(({ plan, premium }) => (
      <option key={plan.PlanId} value={plan.PlanId}>
        {plan.PlanDisplayName}, {formatDollars(premium)}
      </option>
    ))}
  </TextField>
);

interface ChosenPlanProps extends Pick<PlanChartProps, 'canChange' | 'actions'> {
  chosen: PlanPoint;
  figures: readonly PlanFigure[] | undefined;
  isSelected: boolean;
  isCompared: boolean;
}

const ChosenPlan = ({ chosen: { plan, premium }, figures, isSelected, isCompared, ...list }: ChosenPlanProps) => (
  <Paper variant="outlined" component="section" aria-label={plan.PlanDisplayName} sx={{ mt: 2, p: 2 }}>
    <Typography variant="subtitle2" component="h2">
      <span role="status">{plan.PlanDisplayName}</span>
    </Typography>
    <PlanFigures plan={plan} premium={premium} figures={figures} />
    <Stack direction="row" useFlexGap spacing={1} className="no-print" sx={{ flexWrap: 'wrap' }}>
      {list.canChange && (
        <Button size="small" variant={isSelected ? 'outlined' : 'contained'} onClick={() => list.actions.toggle(plan)}>
          {isSelected ? 'Remove plan' : 'Select plan'}
        </Button>
      )}
      <Button size="small" aria-pressed={isCompared} onClick={() => list.actions.compare(plan)}>
        {isCompared ? 'Marked for comparison' : 'Compare'}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => list.actions.details(plan)}>
        Details
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => list.actions.price(plan)}>
        Why this price
      </Button>
    </Stack>
  </Paper>
);

interface PointsTableProps {
  points: readonly PlanPoint[];
  deductibleLabel: string;
  selected: ReadonlySet<number>;
}

/** The chart for those who do not see it. */
const PointsTable = ({ points, deductibleLabel, selected }: PointsTableProps) => (
  // A table ignores a width: its frame hides it.
  <Box sx={HIDDEN_TEXT}>
    <table aria-label="Plans in the chart">
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">{deductibleLabel}</th>
          <th scope="col">Monthly premium</th>
          <th scope="col">Selected</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ plan, deductible, premium }) => (
          <tr key={plan.PlanId}>
            <th scope="row">{plan.PlanDisplayName}</th>
            <td>{costText(deductible)}</td>
            <td>{formatDollars(premium)}</td>
            <td>{selected.has(plan.PlanId) ? 'Selected' : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

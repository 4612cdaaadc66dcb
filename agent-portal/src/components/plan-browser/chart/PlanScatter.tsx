import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { formatDollars } from '#shared/formats/currency';
import { costText } from '#shared/plans/plan-texts';
import type { PlanPoint } from './plan-points.ts';

interface PlanScatterProps {
  points: readonly PlanPoint[];
  selected: ReadonlySet<number>;
  /** The plan whose details are shown. */
  chosenId: number | null;
  deductibleLabel: string;
  onChoose: (planId: number) => void;
}

/** Each plan by deductible and premium. Arrow keys go from plan to plan; the table beside it contains the same data. */
export function PlanScatter({ points, selected, chosenId, deductibleLabel, onChoose }: PlanScatterProps) {
  const rest = points.filter(({ plan }) => plan.PlanId !== chosenId);
  const kinds = [
    {
      label: 'Plan',
      markerSize: 4,
      color: 'var(--mui-palette-primary-main)',
      points: rest.filter(({ plan }) => !selected.has(plan.PlanId)),
    },
    {
      label: 'Selected',
      markerSize: 7,
      color: 'var(--mui-palette-success-main)',
      points: rest.filter(({ plan }) => selected.has(plan.PlanId)),
    },
    {
      label: 'Shown below',
      markerSize: 9,
      color: 'var(--mui-palette-warning-main)',
      points: points.filter(({ plan }) => plan.PlanId === chosenId),
    },
  ].filter((kind) => kind.points.length > 0);
  return (
    <ScatterChart
      height={360}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: deductibleLabel, tickNumber: MOST_TICKS, valueFormatter: wholeDollars }]}
      yAxis={[{ label: 'Monthly premium', tickNumber: MOST_TICKS, valueFormatter: wholeDollars, width: 84 }]}
      series={kinds.map(({ label, markerSize, color, points: shown }) => ({
        id: label,
        ...{ label, markerSize, color },
        data: shown.map(({ plan, deductible, premium }) => ({ id: plan.PlanId, x: deductible, y: premium })),
        valueFormatter: (_value, { dataIndex }) => pointText(shown[dataIndex]),
      }))}
      onItemClick={(_event: unknown, { seriesId, dataIndex }: ScatterItemIdentifier) => {
        const point = kinds.find(({ label }) => label === seriesId)?.points[dataIndex];
        if (point) {
          onChoose(point.plan.PlanId);
        }
      }}
      // Half of the last label extends beyond the axis.
      margin={{ right: 32 }}
      skipAnimation
    />
  );
}

const MOST_TICKS = 6;
const wholeDollars = (value: number): string => `$${value.toLocaleString('en-US')}`;

const pointText = (point: PlanPoint | undefined): string | null =>
  point
    ? `${point.plan.PlanDisplayName}: ${formatDollars(point.premium)} a month, deductible ${costText(point.deductible)}`
    : null;

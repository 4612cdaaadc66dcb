import { BarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { ChartColumn, ChartSeries } from './ColumnTable.tsx';

interface ColumnChartProps {
  series: readonly ChartSeries[];
  columns: readonly ChartColumn[];
}

const HEIGHT = 140;

/** The columns alone: the table around them has their labels, numbers and links. Loaded on demand. */
export function ColumnChart({ series, columns }: ColumnChartProps) {
  const navigate = useNavigate();
  const stripes = useId();
  const highest = Math.max(...columns.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0)));
  const fills = { striped: `url(#${stripes})`, hollow: 'transparent' };
  return (
    <BarChart
      disableKeyboardNavigation
      skipAnimation
      hideLegend
      height={HEIGHT}
      margin={{ top: 8, right: 0, bottom: 1, left: 0 }}
      xAxis={[{ scaleType: 'band', data: columns.map(({ label }) => label), position: 'none', categoryGapRatio: 0.4 }]}
      yAxis={[{ position: 'none', min: 0, max: highest, domainLimit: 'strict' }]}
      series={series.map(({ label, look: { color } }, at) => ({
        id: label,
        label,
        color,
        stack: 'all',
        data: columns.map(({ parts }) => parts[at]!.count),
      }))}
      slotProps={{
        bar: ({ seriesId }) => {
          const { color, fill } = series.find(({ label }) => label === seriesId)!.look;
          return fill ? { fill: fills[fill], stroke: color, strokeWidth: 1 } : {};
        },
      }}
      onItemClick={(_event, { seriesId, dataIndex }) => {
        const column = columns[dataIndex];
        const to = column?.to ?? column?.parts[series.findIndex(({ label }) => label === seriesId)]?.to;
        if (to) {
          void navigate(to);
        }
      }}
    >
      <defs>
        <pattern id={stripes} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={3} height={7} fill={series.find(({ look }) => look.fill === 'striped')?.look.color} />
        </pattern>
      </defs>
    </BarChart>
  );
}

import { useTheme } from '@mui/material';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const HEIGHT = 44;

/** A line over the days without axes: the table beside it has the numbers. Loaded on demand. */
export function ReviewLine({ values }: { values: readonly number[] }) {
  const { vars, palette } = useTheme();
  return (
    <SparkLineChart
      aria-hidden
      disableKeyboardNavigation
      height={HEIGHT}
      data={[...values]}
      color={(vars ?? { palette }).palette.primary.main}
      yAxis={{ min: 0, max: Math.max(...values, 1) }}
      margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
    />
  );
}

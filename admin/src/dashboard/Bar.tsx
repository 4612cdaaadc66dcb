import { Box } from '@mui/material';
import { Link } from 'react-router';
import type { SeriesLook } from './series-looks.ts';

interface BarProps {
  /** Link to its rows; null if there is no such list. */
  to: string | null;
  /** The accessible name; contains the visible number: "Pended, new business: 12 quotes". */
  name: string;
  count: number;
  /** The value of the chart's longest bar. */
  most: number;
  /** The pattern that distinguishes this series. */
  look: SeriesLook;
}

/** One bar of a chart: its number as text and length, linked to what it counts. */
export function Bar({ to, name, count, most, look }: BarProps) {
  if (count === 0) {
    return (
      <Box sx={[ROW, { fontWeight: 'regular', color: 'text.secondary' }]}>
        <Box component="span" sx={NUMBER}>
          0
        </Box>
      </Box>
    );
  }
  const content = (
    <>
      <Box component="span" sx={NUMBER}>
        {count.toLocaleString('en-US')}
      </Box>
      <Box component="span" aria-hidden sx={{ flexGrow: 1, minWidth: 8 }}>
        <Box
          component="span"
          sx={[
            { display: 'block', height: 16, borderRadius: 0.5, minWidth: 4, width: `${(100 * count) / most}%` },
            ...[look.box].flat(),
          ]}
        />
      </Box>
    </>
  );
  return to === null ? (
    <Box sx={ROW}>{content}</Box>
  ) : (
    <Box component={Link} to={to} aria-label={name} sx={[ROW, LINK]}>
      {content}
    </Box>
  );
}

const NUMBER = { minWidth: '2em', textAlign: 'right', flexShrink: 0 } as const;
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 28,
  px: 0.5,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 'medium',
  color: 'text.primary',
} as const;
const LINK = {
  borderRadius: 1,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:hover': { backgroundColor: 'action.hover', color: 'primary.main' },
} as const;

import { Box, type SxProps } from '@mui/material';
import { Link } from 'react-router';

interface BarProps {
  /** Where its rows are; null where there is no list of them. */
  to: string | null;
  /** What a screen reader says; holds the number as it is written: "Pended, new business: 12 quotes". */
  name: string;
  count: number;
  /** The longest bar of the chart. */
  most: number;
  /** The pattern that tells this series from its neighbours. */
  look: SxProps;
}

/** One part of a chart: its number as text and as a length, and the way to what it counts. */
export function Bar({ to, name, count, most, look }: BarProps) {
  if (count === 0) {
    return (
      <Box sx={[ROW, { fontWeight: 400, color: 'text.secondary' }]}>
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
            ...[look].flat(),
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
  fontWeight: 600,
  color: 'text.primary',
} as const;
const LINK = {
  borderRadius: 1,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:hover': { backgroundColor: 'action.hover', color: 'primary.main' },
} as const;

import { Box, Typography } from '@mui/material';
import { changeText } from '#shared/formats/percent';
import { formatDollars } from '#shared/formats/currency';

interface ChangeFiguresProps {
  /** Monthly dollars. */
  before: number;
  after: number;
  /** "Now, since 1/1/2026". */
  nowLabel: string;
  thenLabel: string;
  /** What the figures leave out. */
  note?: string | undefined;
}

/** What is paid now, what will be, and the difference: the largest figure, because the client asks about it. */
export const ChangeFigures = ({ before, after, nowLabel, thenLabel, note }: ChangeFiguresProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, rowGap: 1 }}>
    <Figure label="Change a month" text={changeText(before, after)} isMain />
    <Figure label={nowLabel} text={formatDollars(before)} />
    <Figure label={thenLabel} text={formatDollars(after)} />
    {note && (
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        {note}
      </Typography>
    )}
  </Box>
);

const Figure = ({ label, text, isMain = false }: { label: string; text: string; isMain?: boolean }) => (
  <Box>
    <Typography variant="caption" component="div" color="textSecondary">
      {label}
    </Typography>
    <Typography variant={isMain ? 'figure' : 'subtitle1'} component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
  </Box>
);

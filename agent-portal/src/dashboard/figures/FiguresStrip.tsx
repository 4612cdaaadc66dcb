import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DashboardFigures, GroupDashboardRow } from '#shared/groups/dashboard.record';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { useActionRows } from '../needs-action/use-action-rows.ts';
import { type Figure, figuresOf } from './figures.ts';

interface FiguresStripProps {
  figures: UseQueryResult<DashboardFigures>;
  rows: readonly GroupDashboardRow[];
}

/** What the day is about, in four figures. */
export function FiguresStrip({ figures: { data, error, refetch }, rows }: FiguresStripProps) {
  const urgent = useActionRows(rows);
  if (error && !data) {
    return <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box component="dl" aria-label="Figures" sx={STRIP}>
      {data
        ? figuresOf(data, urgent).map((figure) => <FigureCard key={figure.label} {...figure} />)
        : [1, 2, 3, 4].map((place) => <Skeleton key={place} variant="rounded" height={108} />)}
    </Box>
  );
}

const FigureCard = ({ label, figure, change, notes }: Figure) => (
  <Paper variant="outlined" sx={{ p: 2, minWidth: 0, containerType: 'inline-size' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Typography component="span" variant="h1" sx={{ fontSize: WHOLE_IN_ONE_LINE }}>
        {figure}
        {change && (
          <Typography component="span" variant="h3" sx={{ ml: 1 }}>
            {change}
          </Typography>
        )}
      </Typography>
      {notes.map((note) => (
        <Typography key={note} variant="caption" component="div" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  </Paper>
);

/** Twelve digits and signs, also where the text is twice as large. */
const WHOLE_IN_ONE_LINE = 'min(1.5rem, 15cqi)';

const STRIP = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

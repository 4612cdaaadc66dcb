import { Box, Typography } from '@mui/material';
import { memo, Suspense } from 'react';
import type { AgeBand } from '#shared/census/readiness';
import { lazyPart } from '#web/shell/lazy-part';

const AgeChart = lazyPart(async () => (await import('./AgeChart.tsx')).AgeChart);

/** Also while the chart is loaded, so that nothing below it moves. */
const CHART_HEIGHT = 180;

interface AgesSectionProps {
  bands: readonly AgeBand[];
  /** Below the heading of the page, or of a dialog. */
  level: 'h2' | 'h3';
}

/** Drawn again for other people only, not with every letter that is typed on the page. */
export const AgesSection = memo(({ bands, level }: AgesSectionProps) => (
  <Box component="section" aria-label="Ages on the census">
    <Typography variant="h3" component={level} sx={{ color: 'text.primary' }}>
      Ages
    </Typography>
    <Suspense fallback={<Box sx={{ height: CHART_HEIGHT }} />}>
      <AgeChart bands={bands} height={CHART_HEIGHT} />
    </Suspense>
  </Box>
));
AgesSection.displayName = 'AgesSection';

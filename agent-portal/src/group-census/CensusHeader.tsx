import { Box, Paper, Stack, Typography } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import type { CensusCounts } from './members/census-list.ts';
import { EffectiveDateSelect } from './quote/EffectiveDateSelect.tsx';
import type { QuoteWrites } from './quote/use-quote-writes.ts';

interface CensusHeaderProps {
  quote: QuoteResponse;
  counts: CensusCounts;
  writes: QuoteWrites;
}

/** Quote-level information: effective date and headcounts. */
export const CensusHeader = ({ quote, counts, writes }: CensusHeaderProps) => (
  <Paper variant="outlined" sx={{ px: 2, py: 1.5 }}>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5, rowGap: 1.5, alignItems: 'center' }}>
      {quote.AllowedEffectiveDates.length > 0 ? (
        <EffectiveDateSelect
          value={quote.EffectiveDate}
          allowed={quote.AllowedEffectiveDates}
          busy={writes.isMoving}
          onChange={writes.setEffectiveDate}
        />
      ) : (
        <Typography variant="body2">Effective date {formatDay(quote.EffectiveDate)}</Typography>
      )}
      <CensusFigures counts={counts} />
    </Stack>
    {writes.staleDialog}
  </Paper>
);

/** The headcounts that agents are asked for on the phone. */
const CensusFigures = ({ counts }: { counts: CensusCounts }) => (
  <Stack component="dl" direction="row" sx={{ m: 0, flexWrap: 'wrap', columnGap: { xs: 3, sm: 4 } }}>
    <Figure label="Employees" value={counts.employees} />
    <Figure label="Members" value={counts.members} />
    <Figure label="Enrolling in medical" value={counts.enrolling} />
  </Stack>
);

const Figure = ({ label, value }: { label: string; value: number }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column' }}>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="h2" sx={{ order: -1, m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {value.toLocaleString('en-US')}
    </Typography>
  </Box>
);

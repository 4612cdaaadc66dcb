import { Paper, Stack, Typography } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { CensusFigures } from './CensusFigures.tsx';
import type { CensusCounts } from './members/census-list.ts';
import { EffectiveDateSelect } from './quote/EffectiveDateSelect.tsx';
import type { QuoteWrites } from './quote/use-quote-writes.ts';
import { SaveIndicator } from '#web/records/SaveIndicator';
import type { SaveState } from '#web/records/use-save-state';

interface CensusHeaderProps {
  quote: QuoteResponse;
  counts: CensusCounts;
  writes: QuoteWrites;
  saveState: SaveState;
}

/** What belongs to the quote as a whole: its effective date, its figures, and whether everything is stored. */
export const CensusHeader = ({ quote, counts, writes, saveState }: CensusHeaderProps) => (
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
      <Stack sx={{ ml: { sm: 'auto' } }}>
        <SaveIndicator state={saveState} />
      </Stack>
    </Stack>
    {writes.staleDialog}
  </Paper>
);

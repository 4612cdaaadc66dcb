import { Box, Stack, Typography } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { QuoteMenu } from './QuoteMenu.tsx';
import { QuoteName, QuoteStatusChip } from './QuoteName.tsx';
import { quoteTypeText, type QuoteRowsProps } from './QuotesTable.tsx';
import { QuoteStep } from '../../components/group-opening/QuoteStep.tsx';

/** The quotes on a narrow screen. */
export const QuoteCards = ({ quotes, actionsOf }: QuoteRowsProps) => (
  <Stack component="ul" aria-label="Quotes of the group" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {quotes.map((quote) => (
      <Box component="li" key={quote.Id} sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Box sx={{ minWidth: 0 }}>
            <QuoteName quote={quote} />
          </Box>
          <QuoteMenu quoteName={quote.Name} {...actionsOf(quote)} />
        </Stack>
        <QuoteStatusChip quote={quote} />
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {`${quoteTypeText(quote)}, effective ${formatDay(quote.EffectiveDate)}, changed ${formatInstant(quote.ModifiedAt)}`}
        </Typography>
        <QuoteStep quote={quote} />
      </Box>
    ))}
  </Stack>
);

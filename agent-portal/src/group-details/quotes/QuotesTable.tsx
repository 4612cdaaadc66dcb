import { Stack } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { quoteTypeText } from '#shared/quotes/quote-type';
import { QuoteStep } from '../../components/group-opening/QuoteStep.tsx';
import { RecordTable, type RecordColumn } from '../../components/RecordTable.tsx';
import { QuoteMenu, type QuoteMenuActions } from './QuoteMenu.tsx';
import { QuoteName, QuoteStatusChip } from './QuoteName.tsx';

const COLUMNS: readonly RecordColumn<QuoteResponse>[] = [
  { label: 'Quote', isName: true, cell: (quote) => <QuoteName quote={quote} /> },
  { label: 'Type', cell: ({ QuoteType }) => quoteTypeText(QuoteType) },
  { label: 'Status', cell: (quote) => <QuoteStatusChip quote={quote} /> },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Last change', isOneLine: true, cell: ({ ModifiedAt }) => formatInstant(ModifiedAt) },
];

interface QuotesTableProps {
  quotes: readonly QuoteResponse[];
  actionsOf: (quote: QuoteResponse) => QuoteMenuActions;
}

export const QuotesTable = ({ quotes, actionsOf }: QuotesTableProps) => (
  <RecordTable
    label="Quotes of the group"
    rows={quotes}
    keyOf={({ Id }) => Id}
    columns={COLUMNS}
    action={{
      label: 'Next step',
      cell: (quote) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <QuoteStep quote={quote} />
          <QuoteMenu quoteName={quote.Name} {...actionsOf(quote)} />
        </Stack>
      ),
    }}
    card={{
      aside: (quote) => <QuoteStatusChip quote={quote} />,
      details: ({ QuoteType, EffectiveDate, ModifiedAt }) =>
        `${quoteTypeText(QuoteType)}, effective ${formatDay(EffectiveDate)}, changed ${formatInstant(ModifiedAt)}`,
    }}
  />
);

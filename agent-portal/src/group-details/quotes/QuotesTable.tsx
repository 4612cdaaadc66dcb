import { Chip, Stack, Typography } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { quoteTypeText } from '#shared/quotes/quote-type';
import { QuoteStep } from '../../components/group-opening/QuoteStep.tsx';
import { type RecordColumn, RecordTable } from '../../components/RecordTable.tsx';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';
import { QuoteMenu, type QuoteMenuActions } from './QuoteMenu.tsx';

const COLUMNS: readonly RecordColumn<QuoteResponse>[] = [
  { label: 'Quote', isName: true, cell: (quote) => <QuoteName quote={quote} /> },
  { label: 'Type', isExtra: true, cell: ({ QuoteType }) => quoteTypeText(QuoteType) },
  { label: 'Status', cell: (quote) => <QuoteStatusChip quote={quote} /> },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Last change', isExtra: true, cell: ({ ModifiedAt }) => formatInstant(ModifiedAt) },
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

/** A quote's name; a deleted one, which only internal staff see, is marked. */
const QuoteName = ({ quote: { Name, IsDeleted } }: { quote: QuoteResponse }) => (
  <>
    <Typography
      variant="subtitle2"
      component="span"
      color={IsDeleted ? 'textSecondary' : 'textPrimary'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {Name}
    </Typography>
    {IsDeleted && <Chip label="Deleted" variant="outlined" sx={{ ml: 1 }} />}
  </>
);

function QuoteStatusChip({ quote: { Status, QuoteStatus } }: { quote: QuoteResponse }) {
  return <StatusChip status={Status} audience={useAudience()} label={QuoteStatus} />;
}

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { quoteTypeText } from '#shared/quotes/quote-type';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '#web/status/StatusChip';
import { RecordName } from '../RecordName.tsx';
import { RecordTable, type RecordColumn } from '../RecordTable.tsx';
import { QuoteStep } from './QuoteStep.tsx';
import { useIsBelow } from '#web/theme/use-is-below';

const COLUMNS: readonly RecordColumn<QuoteResponse>[] = [
  { label: 'Quote', isName: true, cell: ({ Name }) => <RecordName name={Name} /> },
  { label: 'Type', cell: ({ QuoteType }) => quoteTypeText(QuoteType) },
  { label: 'Status', cell: (quote) => <QuoteStatusChip quote={quote} /> },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
];

interface QuoteChooserProps {
  groupName: string;
  /** Newest first. */
  quotes: readonly QuoteResponse[];
  onClose: () => void;
}

/** For a group with several quotes: which one to open. Source: spec 000 section 4. */
export function QuoteChooser({ groupName, quotes, onClose }: QuoteChooserProps) {
  const id = useId();
  const isPhone = useIsBelow('sm');
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Quotes of {groupName}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          This group has {quotes.length} quotes. Choose the one to continue.
        </Typography>
        <RecordTable
          label={{ id }}
          rows={quotes}
          keyOf={({ Id }) => Id}
          columns={COLUMNS}
          action={{ label: 'Next step', cell: (quote) => <QuoteStep quote={quote} /> }}
          card={{
            aside: (quote) => <QuoteStatusChip quote={quote} />,
            details: ({ QuoteType, EffectiveDate }) =>
              `${quoteTypeText(QuoteType)}, effective ${formatDay(EffectiveDate)}`,
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function QuoteStatusChip({ quote: { Status, QuoteStatus } }: { quote: QuoteResponse }) {
  return <StatusChip status={Status} audience={useAudience()} label={QuoteStatus} />;
}

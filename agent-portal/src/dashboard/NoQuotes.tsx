import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Paper } from '@mui/material';
import { EmptyState } from '#web/shell/EmptyState';
import { NewQuoteButtons } from './new-quote/NewQuoteButtons.tsx';

/** @param mayQuote this user quotes small groups */
export const NoQuotes = ({ mayQuote }: { mayQuote: boolean }) => (
  <Paper variant="outlined">
    <EmptyState icon={<RequestQuoteIcon />} title="No quotes yet" action={<NewQuoteButtons />}>
      {mayQuote
        ? 'Create a group, add its census, choose plans, and send the proposal. Each quote then appears here with its next step.'
        : 'Start a quote for a person or a family. It then appears here with its next step.'}
    </EmptyState>
  </Paper>
);

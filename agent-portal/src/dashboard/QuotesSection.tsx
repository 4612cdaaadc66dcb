import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Button, Paper } from '@mui/material';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { DashboardRow } from '#shared/groups/dashboard-row.record';
import { EmptyState } from '#web/shell/EmptyState';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { countByStage, matching, stageOf, type Stage } from './dashboard-rows.ts';
import { NewQuoteButtons } from './new-quote/NewQuoteButtons.tsx';
import { QuotesTable } from './QuotesTable.tsx';
import { QuotesToolbar } from './QuotesToolbar.tsx';

interface QuotesSectionProps {
  rows: readonly DashboardRow[];
  /** This user quotes small groups. */
  mayQuote: boolean;
}

/** Quotes on their way: searched, filtered by stage, ten to a page. */
export function QuotesSection({ rows, mayQuote }: QuotesSectionProps) {
  const [text, setText] = useState('');
  const [stage, startBrowser] = useState<Stage | null>(null);
  const [page, setPage] = useState(1);
  const searched = useDeferredValue(text);
  const found = useMemo(() => matching(rows, searched), [rows, searched]);
  const counts = useMemo(() => countByStage(found), [found]);
  const shown = stage ? found.filter(({ Status }) => stageOf(Status) === stage) : found;
  const onPage = Math.min(page, Math.max(1, Math.ceil(shown.length / PAGE_SIZE)));
  const headingId = useId();
  if (rows.length === 0) {
    return <NoQuotes mayQuote={mayQuote} />;
  }
  const clear = () => {
    setText('');
    startBrowser(null);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <QuotesToolbar
        headingId={headingId}
        text={text}
        onText={(next) => {
          setText(next);
          setPage(1);
        }}
        stage={stage}
        onStage={(next) => {
          startBrowser(next);
          setPage(1);
        }}
        counts={counts}
        total={found.length}
      />
      {shown.length === 0 ? (
        <EmptyState title="No quote matches" action={<Button onClick={clear}>Show all quotes</Button>}>
          Search by group name, group number, quote name or status.
        </EmptyState>
      ) : (
        <QuotesTable rows={shown.slice((onPage - 1) * PAGE_SIZE, onPage * PAGE_SIZE)} labelledBy={headingId} />
      )}
      <Pager total={shown.length} page={onPage} onChange={setPage} noun="quotes" />
    </Paper>
  );
}

const NoQuotes = ({ mayQuote }: { mayQuote: boolean }) => (
  <Paper variant="outlined">
    <EmptyState icon={<RequestQuoteIcon />} title="No quotes yet" action={<NewQuoteButtons />}>
      {mayQuote
        ? 'Create a group, add its census, choose plans, and send the proposal. Each quote then shows here with its next step.'
        : 'Small-group quotes show here. Your role does not include them.'}
    </EmptyState>
  </Paper>
);

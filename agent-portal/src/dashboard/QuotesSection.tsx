import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { EmptyState } from '#web/shell/EmptyState';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { countByStage, matching, type Stage, STAGE_LABELS, stageOf, STAGES } from './dashboard-rows.ts';
import { NewQuoteButtons } from './new-quote/NewQuoteButtons.tsx';
import { QuotesTable } from './QuotesTable.tsx';
import { FilterPills } from './FilterPills.tsx';

interface QuotesSectionProps {
  rows: readonly GroupDashboardRow[];
  /** This user quotes small groups. */
  mayQuote: boolean;
}

/** Quotes in progress: search, filter by stage, ten per page. */
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
        ? 'Create a group, add its census, choose plans, and send the proposal. Each quote then appears here with its next step.'
        : 'Start a quote for a person or a family. It then appears here with its next step.'}
    </EmptyState>
  </Paper>
);

interface QuotesToolbarProps {
  headingId: string;
  text: string;
  onText: (text: string) => void;
  stage: Stage | null;
  onStage: (stage: Stage | null) => void;
  counts: Record<Stage, number>;
  total: number;
}

/** Heading, stages with counts, and search. */
const QuotesToolbar = (props: QuotesToolbarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
    <Typography variant="h2" id={props.headingId} sx={{ flexGrow: 1 }}>
      Quotes in flight
    </Typography>
    <FilterPills
      label="Stage"
      value={props.stage}
      onChange={props.onStage}
      total={props.total}
      options={STAGES.map((stage) => ({ value: stage, label: STAGE_LABELS[stage], count: props.counts[stage] }))}
    />
    <Box sx={{ width: { xs: '100%', sm: 280 } }}>
      <SearchField label="Search quotes" value={props.text} onChange={props.onText} />
    </Box>
  </Box>
);

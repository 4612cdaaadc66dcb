import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';
import {
  listed,
  matching,
  NEWEST_GROUPS,
  OLDER_LEFT_OUT,
  STAGE_LABELS,
  stageOf,
  STAGES,
} from '#shared/groups/dashboard-list';
import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { EmptyState } from '#web/shell/EmptyState';
import { ExportButton } from '../components/ExportButton.tsx';
import { Pager } from '../components/Pager.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { downloadRows } from './dashboard.api.ts';
import { countByStage } from './dashboard-rows.ts';
import { NewQuoteButtons } from './new-quote/NewQuoteButtons.tsx';
import { QuotesTable } from './QuotesTable.tsx';
import { FilterPills } from './FilterPills.tsx';
import { orderOf, pageOf, useListView, useStage } from './use-list-view.ts';

interface QuotesSectionProps {
  rows: readonly GroupDashboardRow[];
  /** This user quotes small groups. */
  mayQuote: boolean;
}

/** Quotes in progress: search, filter by stage, order and page. */
export function QuotesSection({ rows, mayQuote }: QuotesSectionProps) {
  const list = useQuoteList(rows);
  const headingId = useId();
  if (list.quotes.length === 0) {
    return <NoQuotes mayQuote={mayQuote} />;
  }
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <QuotesToolbar headingId={headingId} list={list} />
      {list.shown.length === 0 ? (
        <EmptyState title="No quote matches" action={<Button onClick={list.showAll}>Show all quotes</Button>}>
          Search by group name, group number, quote name or status.
        </EmptyState>
      ) : (
        <QuotesTable
          rows={list.onPage}
          labelledBy={headingId}
          sort={list.view.sort}
          onSort={(sort) => list.show({ sort })}
        />
      )}
      <Pager
        total={list.shown.length}
        page={list.page}
        onChange={(page) => list.show({ page })}
        pageSize={list.view.pageSize}
        onPageSize={(pageSize) => list.show({ pageSize })}
        noun="quotes"
      />
      {rows.length >= NEWEST_GROUPS && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          {OLDER_LEFT_OUT}
        </Typography>
      )}
    </Paper>
  );
}

/** The address has stage, order and page, but not the search, which may name people. */
function useQuoteList(rows: readonly GroupDashboardRow[]) {
  const [text, setText] = useState('');
  const [view, show] = useListView('quotes');
  const [stage, setStage] = useStage();
  const quotes = listed(rows, 'quotes', view.sort);
  const found = matching(quotes, useDeferredValue(text));
  const shown = stage ? found.filter(({ Status }) => stageOf(Status) === stage) : found;
  return {
    text,
    stage,
    view,
    quotes,
    found,
    shown,
    ...pageOf(shown, view),
    show,
    setStage,
    search: (next: string) => {
      setText(next);
      if (view.page > 1) {
        show({ page: 1 });
      }
    },
    showAll: () => {
      setText('');
      setStage(null);
    },
  };
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
  list: ReturnType<typeof useQuoteList>;
}

/** Heading, stages with counts, search, and the file of what is found. */
function QuotesToolbar({ headingId, list: { text, stage, view, found, shown, setStage, search } }: QuotesToolbarProps) {
  const counts = countByStage(found);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
      <Typography variant="h2" id={headingId} sx={{ flexGrow: 1 }}>
        Quotes in flight
      </Typography>
      <FilterPills
        label="Stage"
        value={stage}
        onChange={setStage}
        total={found.length}
        options={STAGES.map((each) => ({ value: each, label: STAGE_LABELS[each], count: counts[each] }))}
      />
      <Box sx={{ width: { xs: '100%', sm: 280 } }}>
        <SearchField label="Search quotes" value={text} onChange={search} />
      </Box>
      <ExportButton
        total={shown.length}
        noun="quotes"
        download={() => downloadRows({ List: 'quotes', ...orderOf(view), Stage: stage, Text: text.trim() || null })}
      />
    </Box>
  );
}

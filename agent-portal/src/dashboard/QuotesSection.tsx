import { Box, Button, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { type GroupDashboardRow, STAGE_LABELS, STAGES } from '#shared/groups/dashboard.record';
import { EmptyState } from '#web/shell/EmptyState';
import { useUser } from '../app/session/use-user.ts';
import { ExportButton } from '../components/ExportButton.tsx';
import { premiumText, RowPremium } from '../components/RowPremium.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useOpenGroup } from '../components/group-opening/use-open-group.tsx';
import { useSettled } from '../components/use-settled.ts';
import { ListSection } from './ListSection.tsx';
import { FilterPills } from './FilterPills.tsx';
import { NoQuotes } from './NoQuotes.tsx';
import { downloadRows, rowsQuery } from './dashboard-queries.ts';
import { memberCount } from './dashboard-rows.ts';
import { RowStatus } from './rows/RowStatus.tsx';
import { RowsPage } from './rows/RowsPage.tsx';
import { type RowColumn, RowsTable } from './rows/RowsTable.tsx';
import { queryOf, useListView, useStage } from './use-list-view.ts';

/** Quotes in progress and new groups: search, filter by stage, order and page. */
export function QuotesSection() {
  const list = useQuoteList();
  const { answer, view, show } = list;
  if (answer.data?.Total === 0 && !list.isFiltered) {
    return <NoQuotes mayQuote />;
  }
  return (
    <ListSection title="Open quotes" tools={<QuotesTools list={list} />}>
      {(headingId) => (
        <RowsPage
          answer={answer}
          view={view}
          show={show}
          noun="quotes"
          none={
            <EmptyState title="No quote matches" action={<Button onClick={list.showAll}>Show all quotes</Button>}>
              Search by group name, group number, quote name or status.
            </EmptyState>
          }
          table={(rows, isLoading) => (
            <QuotesTable
              rows={rows}
              isLoading={isLoading}
              labelledBy={headingId}
              sort={view.sort}
              onSort={(sort) => show({ sort })}
            />
          )}
        />
      )}
    </ListSection>
  );
}

/** The address has stage, order and page, but not the search, which may name people. */
function useQuoteList() {
  const [text, setText] = useState('');
  const [view, show] = useListView('quotes');
  const [stage, setStage] = useStage();
  const settled = useSettled(text);
  const answer = useQuery(rowsQuery(queryOf('quotes', view, stage, settled)));
  return {
    text,
    stage,
    answer,
    view,
    /** What is shown may not be all. */
    isFiltered: stage !== null || settled.trim() !== '' || answer.isPlaceholderData,
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

interface QuotesToolsProps {
  list: ReturnType<typeof useQuoteList>;
}

/** Stages with counts, search, and the file of what is found. Staff find the groups of all agents by Search. */
function QuotesTools({ list: { text, stage, view, answer, setStage, search } }: QuotesToolsProps) {
  const { IsInternal } = useUser();
  const counts = answer.data?.Counts;
  return (
    <>
      {!IsInternal && (
        <>
          <FilterPills
            label="Stage"
            value={stage}
            onChange={setStage}
            total={counts?.reduce((sum, { Count }) => sum + Count, 0)}
            options={STAGES.map((value) => ({
              value,
              label: STAGE_LABELS[value],
              count: counts?.find(({ Stage }) => Stage === value)?.Count,
            }))}
          />
          <Box sx={{ width: { xs: '100%', sm: 280 } }}>
            <SearchField label="Search quotes" value={text} onChange={search} />
          </Box>
        </>
      )}
      <ExportButton
        total={answer.data?.Total ?? 0}
        noun="quotes"
        download={() => downloadRows(queryOf('quotes', view, stage, text))}
      />
    </>
  );
}

const COLUMNS: readonly RowColumn[] = [
  { label: 'Quote', field: 'Quote', cell: (row) => <QuoteName row={row} /> },
  { label: 'Status', field: 'Status', cell: (row) => <RowStatus row={row} /> },
  { label: 'Effective date', field: 'EffectiveDate', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Members', field: 'Members', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  { label: 'Premium', field: 'Premium', align: 'right', cell: ({ Premium }) => <RowPremium premium={Premium} /> },
  { label: 'Last change', field: 'LastChange', isExtra: true, cell: ({ ChangedAt }) => formatInstant(ChangedAt) },
];

type QuotesTableProps = Pick<ComponentProps<typeof RowsTable>, 'rows' | 'labelledBy' | 'sort' | 'onSort' | 'isLoading'>;

/** Groups with the quotes that stand for them. */
const QuotesTable = (props: QuotesTableProps) => (
  <RowsTable
    {...props}
    list="quotes"
    columns={COLUMNS}
    card={{
      aside: (row) => <RowStatus row={row} />,
      details: (row) => (
        <>
          <QuoteName row={row} />
          {[
            row.EffectiveDate && `effective ${formatDay(row.EffectiveDate)}`,
            memberCount(row),
            row.Premium && premiumText(row.Premium),
          ]
            .filter(Boolean)
            .join(', ')}
        </>
      ),
    }}
  />
);

/** The quote that stands for the row's group; if there are several, a way to choose another. */
const QuoteName = ({ row }: { row: GroupDashboardRow }) => (
  <Box sx={{ overflowWrap: 'break-word', minWidth: { sm: 96 } }}>
    {row.QuoteName ?? 'None yet'}
    {row.Quotes > 1 && <AllQuotes row={row} />}
  </Box>
);

function AllQuotes({ row: { G, Quotes } }: { row: GroupDashboardRow }) {
  const { openGroup, isOpening, dialog } = useOpenGroup();
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="caption"
        aria-label={`One of ${Quotes} quotes of ${G.GN}: choose another`}
        aria-busy={isOpening}
        onClick={() => openGroup({ id: G.Id, name: G.GN })}
        sx={{ display: 'block', minHeight: 24, textAlign: 'left' }}
      >
        One of {Quotes} quotes
      </Link>
      {dialog}
    </>
  );
}

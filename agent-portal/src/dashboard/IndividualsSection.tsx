import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daysBetween } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import { today } from '#web/inputs/today';
import { EmptyState } from '#web/shell/EmptyState';
import { daysLeftText, FEW_DAYS } from '../components/days-left.ts';
import { PAGE_SIZE, Pager } from '../components/Pager.tsx';
import { StatusChip } from '#web/status/StatusChip';
import { RecordName } from '../components/RecordName.tsx';
import { type RecordColumn, RecordTable } from '../components/RecordTable.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SectionFailure } from '../components/SectionFailure.tsx';
import { useSettled } from '../components/use-settled.ts';
import { FilterPills } from './FilterPills.tsx';
import { ListSection } from './ListSection.tsx';
import { householdsQuery } from './dashboard-queries.ts';
import { isIndividualRow } from './dashboard-rows.ts';
import { kindOf, nameOf, pathOf } from './individual-rows.ts';
import { IndividualNextStep, IndividualPremium } from './rows/individual-cells.tsx';

const COLUMNS: readonly RecordColumn<IndividualDashboardRow>[] = [
  { label: 'Applicant', isName: true, cell: (row) => <RecordName name={nameOf(row)} to={pathOf(row)} /> },
  { label: 'Enrollment', cell: kindOf },
  { label: 'Status', cell: (row) => <Status row={row} /> },
  { label: 'Premium', align: 'right', cell: (row) => <IndividualPremium row={row} /> },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Select plans', isOneLine: true, cell: (row) => <TimeLeft row={row} /> },
  { label: 'Members', align: 'right', isExtra: true, cell: ({ Members }) => Members },
  { label: 'Last change', isExtra: true, cell: ({ LQMD }) => formatInstant(LQMD) },
];

/** The agent's quotes of households, most recently changed first. Absent if there are none. */
export function IndividualsSection() {
  const list = useIndividualList();
  const { answer, total } = list;
  if (answer.data?.All === 0 && !list.isFiltered) {
    return null;
  }
  return (
    <ListSection
      title="Individual quotes"
      tools={
        <>
          {(list.view === 'ending' || (answer.data?.Ending ?? 0) > 0) && (
            <FilterPills
              label="Individual quotes shown"
              value={list.view}
              onChange={list.setView}
              total={answer.data?.All}
              options={[{ value: 'ending', label: 'Special enrollments', count: answer.data?.Ending }]}
            />
          )}
          <Box sx={{ width: { xs: '100%', sm: 280 } }}>
            <SearchField label="Search individual quotes" value={list.text} onChange={list.setText} />
          </Box>
        </>
      }
    >
      {(headingId) =>
        answer.data ? (
          <>
            {total === 0 ? (
              <EmptyState
                title="No individual quote matches"
                action={<Button onClick={list.showAll}>Show all individual quotes</Button>}
              >
                Search by name, quote number or status.
              </EmptyState>
            ) : (
              <RecordTable
                rows={answer.data.Rows.filter(isIndividualRow)}
                isLoading={answer.isPlaceholderData}
                label={{ id: headingId }}
                keyOf={({ I }) => I.QId}
                columns={COLUMNS}
                action={{ label: 'Next step', cell: (row) => <IndividualNextStep row={row} /> }}
                card={{ aside: (row) => <Status row={row} />, details: (row) => <Details row={row} /> }}
              />
            )}
            <Pager total={total} page={answer.data.Page} onChange={list.setPage} noun="individual quotes" />
          </>
        ) : answer.error ? (
          <SectionFailure error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <RowsSkeleton label="Loading individual quotes" rows={PAGE_SIZE} />
        )
      }
    </ListSection>
  );
}

type View = 'ending' | null;

/** A page of all that match a text, or of these the special enrollments that can still be used. */
function useIndividualList() {
  const [text, setText] = useState('');
  const [view, setView] = useState<View>(null);
  const [page, setPage] = useState(1);
  const settled = useSettled(text).trim();
  const answer = useQuery(
    householdsQuery({ Ending: view === 'ending', Text: settled || null, Page: page, PageSize: PAGE_SIZE }),
  );
  const fromStart = (change: () => void) => {
    change();
    setPage(1);
  };
  return {
    text,
    view,
    answer,
    total: (view === 'ending' ? answer.data?.Ending : answer.data?.All) ?? 0,
    /** What is shown may not be all. */
    isFiltered: view !== null || settled !== '' || answer.isPlaceholderData,
    setPage,
    setText: (next: string) => fromStart(() => setText(next)),
    setView: (next: View) => fromStart(() => setView(next)),
    showAll: () =>
      fromStart(() => {
        setText('');
        setView(null);
      }),
  };
}

const Details = ({ row }: { row: IndividualDashboardRow }) => (
  <>
    {`${kindOf(row)}, effective ${formatDay(row.EffectiveDate)}, quote ${row.I.QId}`}
    {row.Premium && (
      <Box>
        <IndividualPremium row={row} />
      </Box>
    )}
    {(row.SelectBy ?? row.Expiry) && (
      <Box>
        <TimeLeft row={row} />
      </Box>
    )}
  </>
);

/** How long plans of a special enrollment can be selected. */
function TimeLeft({ row: { SelectBy, Expiry } }: { row: IndividualDashboardRow }) {
  if (Expiry?.Kind === 'expired') {
    return 'Expired';
  }
  if (SelectBy === null) {
    return null;
  }
  const days = daysBetween(today(), SelectBy);
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ whiteSpace: 'nowrap', ...(days <= FEW_DAYS && { color: 'warning.main', fontWeight: 600 }) }}
    >
      {daysLeftText(days)}
    </Typography>
  );
}

const Status = ({ row: { Status: status, LQS } }: { row: IndividualDashboardRow }) =>
  status && <StatusChip status={status} audience="external" label={LQS} />;

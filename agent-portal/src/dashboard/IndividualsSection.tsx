import { Box, Button, Paper, Typography } from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';
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
import { SearchField } from '../components/SearchField.tsx';
import { FilterPills } from './FilterPills.tsx';
import { endingFirst, kindOf, matchingIndividuals, nameOf, pathOf } from './individual-rows.ts';
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

/** Quotes of households, most recently changed first. Absent if there are none. */
export function IndividualsSection({ rows }: { rows: readonly IndividualDashboardRow[] }) {
  const list = useIndividualList(rows);
  const headingId = useId();
  if (rows.length === 0) {
    return null;
  }
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
        <Typography variant="h2" id={headingId} sx={{ flexGrow: 1 }}>
          Individual quotes
        </Typography>
        {list.hasEnding && (
          <FilterPills
            label="Individual quotes shown"
            value={list.view}
            onChange={list.setView}
            total={list.matching.length}
            options={[{ value: 'ending', label: 'Special enrollments', count: list.ending.length }]}
          />
        )}
        <Box sx={{ width: { xs: '100%', sm: 280 } }}>
          <SearchField label="Search individual quotes" value={list.text} onChange={list.setText} />
        </Box>
      </Box>
      {list.shown.length === 0 ? (
        <EmptyState
          title="No individual quote matches"
          action={<Button onClick={list.showAll}>Show all individual quotes</Button>}
        >
          Search by name, quote number or status.
        </EmptyState>
      ) : (
        <RecordTable
          rows={list.shown.slice((list.page - 1) * PAGE_SIZE, list.page * PAGE_SIZE)}
          label={{ id: headingId }}
          keyOf={({ I }) => I.QId}
          columns={COLUMNS}
          action={{ label: 'Next step', cell: (row) => <IndividualNextStep row={row} /> }}
          card={{ aside: (row) => <Status row={row} />, details: (row) => <Details row={row} /> }}
        />
      )}
      <Pager total={list.shown.length} page={list.page} onChange={list.setPage} noun="individual quotes" />
    </Paper>
  );
}

type View = 'ending' | null;

/** Which rows are shown: all that match a text, or of these the special enrollments that can still be used. */
function useIndividualList(rows: readonly IndividualDashboardRow[]) {
  const [text, setText] = useState('');
  const [view, setView] = useState<View>(null);
  const [wanted, setPage] = useState(1);
  const matching = matchingIndividuals(rows, useDeferredValue(text));
  const ending = endingFirst(matching, today());
  const shown = view === 'ending' ? ending : matching;
  const fromStart = (change: () => void) => {
    change();
    setPage(1);
  };
  return {
    text,
    view,
    matching,
    ending,
    shown,
    hasEnding: endingFirst(rows, today()).length > 0,
    page: Math.min(wanted, Math.max(1, Math.ceil(shown.length / PAGE_SIZE))),
    setPage,
    setText: (next: string) => fromStart(() => setText(next)),
    setView: (next: View) => fromStart(() => setView(next)),
    showAll: () => {
      setText('');
      setView(null);
    },
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

import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useDeferredValue, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import type { IndividualDashboardRow } from '#shared/groups/dashboard-row.record';
import { EmptyState } from '#web/shell/EmptyState';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { StatusChip } from '../../components/quote/StatusChip.tsx';
import { RecordName } from '../../components/RecordName.tsx';
import { type RecordColumn, RecordTable } from '../../components/RecordTable.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { matchingIndividuals, nameOf, pathOf } from './individual-rows.ts';

const COLUMNS: readonly RecordColumn<IndividualDashboardRow>[] = [
  { label: 'Applicant', isName: true, cell: (row) => <RecordName name={nameOf(row)} to={pathOf(row)} /> },
  { label: 'Enrollment', cell: ({ Kind }) => Kind },
  { label: 'Status', cell: (row) => <Status row={row} /> },
  { label: 'Effective date', cell: ({ EffectiveDate }) => formatDay(EffectiveDate) },
  { label: 'Members', align: 'right', cell: ({ Members }) => Members },
  { label: 'Last change', isOneLine: true, cell: ({ LQMD }) => formatInstant(LQMD) },
];

/** Quotes of households, most recently changed first. Absent if there are none. */
export function IndividualsSection({ rows }: { rows: readonly IndividualDashboardRow[] }) {
  const [text, setText] = useState('');
  const [wanted, setPage] = useState(1);
  const headingId = useId();
  const found = matchingIndividuals(rows, useDeferredValue(text));
  const page = Math.min(wanted, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));
  if (rows.length === 0) {
    return null;
  }
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
        <Typography variant="h2" id={headingId} sx={{ flexGrow: 1 }}>
          Individual quotes
        </Typography>
        <Box sx={{ width: { xs: '100%', sm: 280 } }}>
          <SearchField
            label="Search individual quotes"
            value={text}
            onChange={(next) => {
              setText(next);
              setPage(1);
            }}
          />
        </Box>
      </Box>
      {found.length === 0 ? (
        <EmptyState
          title="No individual quote matches"
          action={<Button onClick={() => setText('')}>Show all individual quotes</Button>}
        >
          Search by name, quote number or status.
        </EmptyState>
      ) : (
        <RecordTable
          rows={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          label={{ id: headingId }}
          keyOf={({ I }) => I.QId}
          columns={COLUMNS}
          action={{ label: 'Next step', cell: (row) => <NextStep row={row} /> }}
          card={{
            aside: (row) => <Status row={row} />,
            details: (row) => `${row.Kind}, effective ${formatDay(row.EffectiveDate)}, quote ${row.I.QId}`,
          }}
        />
      )}
      <Pager total={found.length} page={page} onChange={setPage} noun="individual quotes" />
    </Paper>
  );
}

const Status = ({ row: { Status: status, LQS } }: { row: IndividualDashboardRow }) =>
  status && <StatusChip status={status} audience="external" label={LQS} />;

const NextStep = ({ row }: { row: IndividualDashboardRow }) => (
  <Button
    size="small"
    component={RouterLink}
    to={pathOf(row)}
    endIcon={<ArrowForwardIcon />}
    aria-label={`Continue: ${nameOf(row)}`}
    sx={{ whiteSpace: 'nowrap', ml: -1 }}
  >
    Continue
  </Button>
);

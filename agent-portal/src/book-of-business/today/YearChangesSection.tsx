import { Box, Button, Link, Paper, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { contractPath } from '#shared/book-of-business/contract-path';
import { YEAR_CHANGE_CALLS } from '#shared/book-of-business/individuals/individual-book.calls';
import { CHANGE_LABELS, type ChangeKind, yearToCome } from '#shared/book-of-business/individuals/today/year-changes';
import type { YearChange } from '#shared/book-of-business/individuals/today/year-changes.record';
import { formatDay } from '#shared/formats/auto-date';
import { query } from '#web/http/calls';
import { today } from '#web/inputs/today';
import { PhoneLink } from '#web/shell/PhoneLink';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { Pills } from '../../components/Pills.tsx';
import { type RecordColumn, RecordTable } from '../../components/RecordTable.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';

/** What the law changes for the book on the next January 1: asked for once somebody opens it, because it looks at all contracts. */
export function YearChangesSection({ agentId }: { agentId: string | null }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        What changes on January 1, {yearToCome(today())}
      </Button>
      {isOpen && (
        <Box id={id} sx={{ mt: 1 }}>
          <YearChanges agentId={agentId} />
        </Box>
      )}
    </Box>
  );
}

function YearChanges({ agentId }: { agentId: string | null }) {
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const [page, setPage] = useState(1);
  const first = (page - 1) * PAGE_SIZE;
  const range = JSON.stringify([first, first + PAGE_SIZE - 1]);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...query(YEAR_CHANGE_CALLS.list, { query: { agentId, kind, range } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <RowsSkeleton label="Loading what changes" rows={5} />;
  }
  const shown = data.Counts.find(({ Kind }) => Kind === (kind ?? data.Changes[0]?.Kind));
  return (
    <Stack spacing={2}>
      <Pills<ChangeKind>
        label="What changes"
        value={shown?.Kind ?? data.Counts[0]!.Kind}
        onChange={(next) => {
          setKind(next);
          setPage(1);
        }}
        options={data.Counts.map(({ Kind, Count }) => ({ value: Kind, label: `${CHANGE_LABELS[Kind]} ${Count}` }))}
      />
      {shown && (
        <Typography variant="body2">
          {shown.Text}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {shown.Citation}
          </Typography>
        </Typography>
      )}
      <Paper
        variant="outlined"
        component="section"
        aria-label="Contracts that change"
        aria-busy={isFetching}
        sx={{ overflow: 'hidden' }}
      >
        <ChangedContracts changes={data.Changes} isLoading={isPlaceholderData} />
        {data.Total > 0 && <Pager total={data.Total} page={page} onChange={setPage} noun="contracts" />}
      </Paper>
    </Stack>
  );
}

const ChangedContracts = ({ changes, isLoading }: { changes: readonly YearChange[]; isLoading: boolean }) =>
  changes.length === 0 ? (
    <Typography sx={{ p: 2 }}>No contract of this book is touched.</Typography>
  ) : (
    <RecordTable
      label="Contracts that change"
      rows={changes}
      keyOf={({ ContractId, Member }) => `${ContractId} ${Member?.First ?? ''}`}
      columns={COLUMNS}
      isLoading={isLoading}
      card={{
        details: (row) => (
          <Stack spacing={0.5}>
            <Whom row={row} />
            {row.PlanName !== '' && <span>{row.PlanName}</span>}
            <Phone row={row} />
          </Stack>
        ),
      }}
    />
  );

const nameOf = ({ First, Last }: { First: string; Last: string }): string => [First, Last].filter(Boolean).join(' ');

const COLUMNS: readonly RecordColumn<YearChange>[] = [
  {
    label: 'Name',
    isName: true,
    cell: ({ Name, ContractId }) => (
      <Link component={RouterLink} to={contractPath('individual', ContractId)}>
        {nameOf(Name) || ContractId}
      </Link>
    ),
  },
  { label: 'Whom it touches', cell: (row) => <Whom row={row} /> },
  { label: 'Medical plan', cell: ({ PlanName }) => PlanName || 'None', isExtra: true },
  { label: 'Phone', isOneLine: true, cell: (row) => <Phone row={row} /> },
];

/** "Theo Byron, born 1/2/2001". */
const Whom = ({ row: { Member, BirthDate } }: { row: YearChange }) => (
  <span>{Member === null ? 'Everyone on the contract' : `${nameOf(Member)}, born ${formatDay(BirthDate)}`}</span>
);

const Phone = ({ row: { Phone: phone, Name } }: { row: YearChange }) =>
  phone === '' ? (
    <Typography variant="body2" color="textSecondary" component="span">
      No phone number
    </Typography>
  ) : (
    <PhoneLink phone={phone} callee={nameOf(Name)} color="primary" sx={{ display: 'inline-flex', minHeight: 24 }} />
  );

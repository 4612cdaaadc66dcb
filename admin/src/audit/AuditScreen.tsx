import ShieldIcon from '@mui/icons-material/GppGoodOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Alert, Button, LinearProgress, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  AutocompleteInput,
  NumberInput,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  useNotify,
} from 'react-admin';
import { Link as RouterLink, Route, Routes, useLocation, useNavigate } from 'react-router';
import { type AuditVerification, MOST_AUDIT_ROWS, NARROW_THE_DAYS } from '#shared/audit/audit.record';
import { formatInstant } from '#shared/formats/instant';
import { ACTION_CHOICES } from '#shared/timeline/actions';
import { AUDITED_KINDS, kindWords } from '#shared/timeline/audited-records';
import { Screen } from '#web/shell/Screen';
import { CsvButton } from '../components/CsvButton.tsx';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { DayFilter } from '../components/DayFilter.tsx';
import { Instant } from '../components/Instant.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { RecordLink } from '../components/RecordLink.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { WorkTable } from '../work-table/WorkTable.tsx';
import {
  AUDIT,
  AUDIT_CSV,
  type AuditRecord,
  auditRowAddress,
  useAuditActions,
  verificationQuery,
} from './audit-calls.ts';
import { AuditDialog } from './AuditDialog.tsx';

/** /sales/audit; an entry's details open over the list. */
export function AuditScreen() {
  return (
    <Screen
      title="Audit"
      subtitle="Who did what, when and where from. Fields are named; of their values only a quote’s status and the figures of a rate file are stored here."
    >
      <Verification />
      <DateProblems>
        <PagedList<AuditRecord>
          resource={AUDIT}
          storeKey={false}
          filters={FILTERS}
          sort={{ field: 'At', order: 'DESC' }}
          actions={<Tools />}
        >
          <UnlessDatesAreWrong>
            <Entries />
            <Bounded />
          </UnlessDatesAreWrong>
        </PagedList>
      </DateProblems>
      <Routes>
        <Route path=":id" element={<AuditDialog />} />
      </Routes>
    </Screen>
  );
}

/** Filters below the first line show only when a link sets them. */
const FILTERS = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Name, number, request or IP"
    slotProps={{ htmlInput: { 'aria-label': 'Search the audit list' } }}
    sx={{ width: { xs: '100%', sm: '15rem' } }}
  />,
  <AutocompleteInput
    key="action"
    source="action"
    label="What"
    choices={[...ACTION_CHOICES]}
    alwaysOn
    sx={{ width: { xs: '100%', sm: '12.5rem' } }}
  />,
  <SelectInput
    key="subject"
    source="subject"
    label="Kind of record"
    choices={AUDITED_KINDS.map((kind) => ({ id: kind, name: kindWords(kind) }))}
    alwaysOn
    margin="none"
    sx={{ minWidth: '10.25rem' }}
  />,
  <DayFilter key="fromDate" source="fromDate" label="From" alwaysOn />,
  <DayFilter key="toDate" source="toDate" label="To" alwaysOn />,
  <NumberInput key="userId" source="userId" label="Number of the user" />,
  <TextInput key="subjectId" source="subjectId" label="Number of the record" />,
  <TextInput key="requestId" source="requestId" label="Request" />,
  <TextInput key="ip" source="ip" label="IP address" />,
];

const Tools = () => (
  <TopToolbar sx={{ '&&': { bgcolor: 'transparent' } }}>
    <SavedSearches name={AUDIT} />
    <CsvButton path={AUDIT_CSV} />
  </TopToolbar>
);

/** Clicking anywhere on a row opens it; by keyboard, its action does. */
function Entries() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <WorkTable<AuditRecord>
      label="Audit"
      storeKey={`${AUDIT}.columns`}
      nameOf={({ What }) => What}
      columns={COLUMNS}
      onRowClick={({ Id }) => void navigate(auditRowAddress(Id) + search)}
      empty={<NoRows />}
    />
  );
}

const COLUMNS: readonly WorkColumn<AuditRecord>[] = [
  { source: 'What', label: 'What', width: 10, render: (row) => <WhatLink row={row} /> },
  { source: 'At', label: 'When', isSortable: true, width: 7, render: ({ At }) => <Instant at={At} /> },
  { source: 'WhoWords', label: 'Who', render: ({ WhoWords }) => WhoWords },
  { source: 'Record', label: 'Record', width: 13, render: (row) => <RecordCell row={row} /> },
  { source: 'Detail', label: 'Details', width: 10, render: ({ Detail }) => Detail },
  { source: 'From', label: 'From', width: 8, render: ({ From }) => From },
];

function WhatLink({ row }: { row: AuditRecord }) {
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={auditRowAddress(row.Id) + search}
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {row.What}
    </Link>
  );
}

/** Clicking the record opens the record, not the row. */
const RecordCell = ({ row: { Record } }: { row: AuditRecord }) => (
  <span role="presentation" onClick={(event) => event.stopPropagation()}>
    <RecordLink record={Record} />
  </span>
);

/** Shown when the count is capped, so 10,000 is not mistaken for the total. */
function Bounded() {
  const { total = 0 } = useListContext();
  return total >= MOST_AUDIT_ROWS ? (
    <Stack sx={{ px: 1.5, pt: 1 }}>
      <Alert severity="info">{NARROW_THE_DAYS} The CSV file has everything.</Alert>
    </Stack>
  ) : null;
}

function NoRows() {
  const { setFilters } = useListContext();
  return (
    <ListEmptyState
      icon={<HistoryIcon />}
      title="No entries match"
      action={<Button onClick={() => setFilters({}, {})}>Show everything</Button>}
    >
      Choose other days, or search for the name of a person, group, individual or rule, a record number, a request or an
      IP address.
    </ListEmptyState>
  );
}

/** Whether each entry's hash follows from the previous one, and when that was last verified. */
function Verification() {
  const { state, error, retry, isVerifying, begin, goOn } = useVerification();
  if (!state) {
    return error ? (
      <Alert severity="warning" action={<Button onClick={retry}>Try again</Button>}>
        {error.message}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={56} />
    );
  }
  if (isVerifying || state.Status === 'Running') {
    return <Progress state={state} action={!isVerifying && <Button onClick={goOn}>Continue</Button>} />;
  }
  const again = <Button onClick={begin}>{state.Status === 'Never' ? 'Verify now' : 'Verify again'}</Button>;
  if (state.Status === 'Broken') {
    return (
      <Alert severity="error" action={again}>
        <strong>The chain is broken.</strong> <Break state={state} /> Verified {formatInstant(state.EndedAt)}.
      </Alert>
    );
  }
  return (
    <Line action={again}>
      {state.Status === 'Never' ? (
        'Not verified yet.'
      ) : (
        <>
          <strong>Verified: no entries changed.</strong> {formatInstant(state.EndedAt)}:{' '}
          {state.Verified.toLocaleString('en-US')} rows, {signedWords(state.SignedAt)}.
        </>
      )}
    </Line>
  );
}

const signedWords = (signedAt: string | null): string =>
  signedAt === null ? 'not signed yet' : `last signed ${formatInstant(signedAt)}`;

function Break({ state: { BrokenAt, Problem } }: { state: AuditVerification }) {
  const row = (
    <Link component={RouterLink} to={auditRowAddress(BrokenAt ?? 0)} color="inherit" underline="always">
      row {(BrokenAt ?? 0).toLocaleString('en-US')}
    </Link>
  );
  switch (Problem) {
    case 'cut':
      return <>Rows behind {row} have been removed.</>;
    case 'removed':
      return <>All rows of one server process have been removed.</>;
    case 'signature':
      return <>A signature has been changed or removed.</>;
    default:
      return <>At {row}: this row or one before it has been changed or removed.</>;
  }
}

function Progress({ state: { Verified, Rows }, action }: { state: AuditVerification; action: ReactNode }) {
  const percent = Rows === 0 ? 100 : Math.min(100, Math.floor((Verified / Rows) * 100));
  return (
    <Line action={action}>
      Verifying the chain: {percent} %
      <LinearProgress variant="determinate" value={percent} aria-label="Verifying the chain" sx={{ mt: 0.5 }} />
    </Line>
  );
}

const Line = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 36 }}>
      <ShieldIcon aria-hidden color="primary" />
      <Typography variant="body2" component="div" role="status" sx={{ flex: '1 1 200px' }}>
        {children}
      </Typography>
      {action}
    </Stack>
  </Paper>
);

/** Verifies the chains, a batch of rows per call, until the end or until the screen is left. */
function useVerification() {
  const { data, error, refetch } = useQuery(verificationQuery);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { verifyAudit } = useAuditActions();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const { mutate: verify, isPending } = useMutation({
    mutationFn: async (Restart: boolean) => {
      const { signal } = (leaving.current = new AbortController());
      let state = await verifyAudit({ Restart }, signal);
      queryClient.setQueryData(verificationQuery.queryKey, state);
      while (state.Status === 'Running') {
        state = await verifyAudit({}, signal);
        queryClient.setQueryData(verificationQuery.queryKey, state);
      }
    },
    onError: ({ message }) => {
      if (!leaving.current?.signal.aborted) {
        notify(message, { type: 'error' });
      }
    },
  });
  return {
    state: data,
    error,
    retry: () => void refetch(),
    isVerifying: isPending,
    begin: () => verify(true),
    goOn: () => verify(false),
  };
}

import UploadIcon from '@mui/icons-material/UploadFile';
import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { Screen } from '#web/shell/Screen';
import { useShownError } from '#web/shell/shown-errors';
import { Instant } from '../components/Instant.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';
import type { WorkColumn } from '../work-table/work-column.ts';
import { WorkTable } from '../work-table/WorkTable.tsx';
import {
  draftAddress,
  periodWords,
  RATE_DRAFTS,
  type RateDraftRecord,
  useRateDraftActions,
} from './rate-draft-calls.ts';

/** /sales/rate-drafts: the rate files that were loaded as drafts, newest first. */
export function RateDraftsScreen() {
  const picker = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { loadDraft } = useRateDraftActions();
  const { mutate, isPending, error } = useMutation({
    mutationFn: loadDraft,
    onSuccess: ({ Id }) => void navigate(draftAddress(Id)),
  });
  return (
    <Screen
      title="Rate files"
      subtitle="Load the next quarter’s rates as a draft, price the whole book with them, then publish. Until then no quote sees them."
      actions={
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          loading={isPending}
          onClick={() => picker.current?.click()}
        >
          Load rate file
        </Button>
      }
    >
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="Rate file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) {
            mutate(file);
          }
          target.value = '';
        }}
      />
      {error && <Refusal error={error} />}
      <PagedList<RateDraftRecord> resource={RATE_DRAFTS} storeKey={false} sort={{ field: 'Id', order: 'DESC' }}>
        <WorkTable<RateDraftRecord>
          label="Rate files"
          storeKey={`${RATE_DRAFTS}.columns`}
          nameOf={({ FileName }) => FileName}
          columns={COLUMNS}
          onRowClick={({ Id }) => void navigate(draftAddress(Id))}
          empty={
            <ListEmptyState icon={<UploadIcon />} title="No rate files yet">
              Load a CSV file in the columns of the CMS Rate PUF, with the rates of group plans for one period.
            </ListEmptyState>
          }
        />
      </PagedList>
    </Screen>
  );
}

/** Why the file was not taken, with the rows. */
function Refusal({ error }: { error: Error }) {
  useShownError(true);
  const rows = (fieldErrorsOf(error)['file'] ?? []).filter((row) => row !== error.message);
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle sx={{ mb: 0 }}>{errorMessage(error)}</AlertTitle>
      {rows.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

const COLUMNS: readonly WorkColumn<RateDraftRecord>[] = [
  {
    source: 'FileName',
    label: 'File',
    width: 13,
    render: ({ Id, FileName }) => (
      <Link component={RouterLink} to={draftAddress(Id)} underline="hover" onClick={(event) => event.stopPropagation()}>
        {FileName}
      </Link>
    ),
  },
  { source: 'State', label: 'State', width: 6, render: ({ State }) => State },
  { source: 'PeriodStart', label: 'Period', width: 11, render: periodWords },
  { source: 'Plans', label: 'Plans', width: 5, isRight: true, render: ({ Plans }) => Plans.toLocaleString('en-US') },
  { source: 'Rates', label: 'Rates', width: 6, isRight: true, render: ({ Rates }) => Rates.toLocaleString('en-US') },
  { source: 'LoadedBy', label: 'Loaded by', render: ({ LoadedBy }) => LoadedBy },
  { source: 'LoadedAt', label: 'Loaded', render: ({ LoadedAt }) => <Instant at={LoadedAt} /> },
  { source: 'DecidedBy', label: 'Decided by', render: ({ DecidedBy }) => DecidedBy },
];

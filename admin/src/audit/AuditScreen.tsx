import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { TopToolbar, useListContext } from 'react-admin';
import { Route, Routes } from 'react-router';
import { MOST_AUDIT_ROWS, NARROW_THE_DAYS } from '#shared/audit/audit.record';
import { Screen } from '#web/shell/Screen';
import { CsvButton } from '../components/CsvButton.tsx';
import { DateProblems, UnlessDatesAreWrong } from '../components/DateProblems.tsx';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { SavedSearches } from '../components/SavedSearches.tsx';
import { AUDIT, AUDIT_CSV, type AuditRecord } from './audit-calls.ts';
import { AUDIT_FILTERS } from './audit-filters.tsx';
import { AuditDialog } from './AuditDialog.tsx';
import { AuditTable } from './AuditTable.tsx';
import { Verification } from './Verification.tsx';

/** /sales/audit; an entry's details open over the list. */
export function AuditScreen() {
  return (
    <Screen
      title="Audit"
      subtitle="Who did what, when and where from. Fields are named; their values are not stored here."
    >
      <Verification />
      <DateProblems>
        <PagedList<AuditRecord>
          resource={AUDIT}
          storeKey={false}
          filters={AUDIT_FILTERS}
          sort={{ field: 'At', order: 'DESC' }}
          actions={<Tools />}
        >
          <UnlessDatesAreWrong>
            <AuditTable empty={<NoRows />} />
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

const Tools = () => (
  <TopToolbar sx={{ '&&': { bgcolor: 'transparent' } }}>
    <SavedSearches name={AUDIT} />
    <CsvButton path={AUDIT_CSV} />
  </TopToolbar>
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
      Choose other days, or search for a person, a record number, a request or an IP address.
    </ListEmptyState>
  );
}

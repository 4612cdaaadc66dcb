import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';
import { EmptyState } from '../components/EmptyState.tsx';
import type { ErrorReport } from './report.ts';

/** Nothing failed, or nothing fits what was searched: that is not the same. */
export function NoErrors({ report }: { report: ErrorReport<RaRecord> }) {
  const { filterValues, setFilters } = useListContext<RaRecord>();
  const { q, Message } = filterValues as { q?: string; Message?: string };
  if (!q && !Message) {
    return (
      <EmptyState icon={<CheckIcon />} title="Nothing waits for you here">
        {report.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<CheckIcon />}
      title="No row fits this search"
      action={
        <Button onClick={() => setFilters({ ...filterValues, q: undefined, Message: undefined })}>Show all</Button>
      }
    >
      In these days nothing that waits holds these words.
    </EmptyState>
  );
}

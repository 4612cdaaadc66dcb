import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import RunningIcon from '@mui/icons-material/HourglassTopOutlined';
import { Button } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';
import { ListEmptyState } from '../components/ListEmptyState.tsx';
import type { ErrorReport } from './report.ts';
import { useOlderErrors } from './use-older-errors.ts';

/** Every row of the page is being dealt with, nothing failed, or nothing fits what was searched: that is not the same. */
export function NoErrors({ report }: { report: ErrorReport<RaRecord> }) {
  const { filterValues, setFilters, total = 0 } = useListContext<RaRecord>();
  const older = useOlderErrors(report);
  const { q, Message } = filterValues as { q?: string; Message?: string };
  if (total > 0) {
    return (
      <ListEmptyState icon={<RunningIcon />} title="Being worked on">
        What cannot be done comes back here, with the reason.
      </ListEmptyState>
    );
  }
  if (!q && !Message) {
    return (
      <ListEmptyState icon={<CheckIcon />} title={older ? 'No open errors in this period' : 'All clear'}>
        {older ? 'Older ones are still open: see above.' : report.emptyText}
      </ListEmptyState>
    );
  }
  return (
    <ListEmptyState
      icon={<CheckIcon />}
      title="No open errors match"
      action={
        <Button onClick={() => setFilters({ ...filterValues, q: undefined, Message: undefined })}>Show all</Button>
      }
    >
      No open error of this period matches the search.
    </ListEmptyState>
  );
}

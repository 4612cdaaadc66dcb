import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { bulkRunQuery } from '../components/bulk-runs/bulk-runs.api.ts';
import { BulkRunProgress } from '../components/bulk-runs/BulkRunProgress.tsx';
import { RENEWAL_RUNS } from './passive-renewals.api.ts';
import type { ShownRunState } from './use-shown-run.ts';

const ANY_RUN = { title: 'The run', subject: ['group', 'groups'], done: 'done' } as const;

/** How far the run is that was started here, or that is going on; above the list. */
export const ShownRun = ({ runId, close }: ShownRunState) =>
  runId === null ? null : <Run id={runId} onClose={close} />;

function Run({ id, onClose }: { id: number; onClose: () => void }) {
  const { refetch } = useListContext();
  const { data } = useQuery(bulkRunQuery(id));
  const words = (data && RENEWAL_RUNS[data.Kind]) ?? ANY_RUN;
  return (
    <Box sx={{ mb: 2 }}>
      <BulkRunProgress id={id} words={words} onFinished={() => void refetch()} onClose={onClose} />
    </Box>
  );
}

import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { submitGroups, type UpcomingRecord } from './passive-renewals.api.ts';
import { hasViewRenewal, isLeftPending } from './row-facts.ts';

/** What can be done with one group. */
export const RenewalAction = ({ row, onStarted }: { row: UpcomingRecord; onStarted: (runId: number) => void }) => (
  <>
    {hasViewRenewal(row) && (
      <Button
        size="small"
        href={`/quote/plan-selection/group/${row.QuoteId}`}
        aria-label={`View renewal of ${row.GroupName}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        View renewal
      </Button>
    )}
    {isLeftPending(row) && <FinishButton row={row} onStarted={onStarted} />}
  </>
);

function FinishButton({ row, onStarted }: { row: UpcomingRecord; onStarted: (runId: number) => void }) {
  const notify = useNotify();
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    try {
      onStarted((await submitGroups([row.GroupId], 'PassiveRenewal', key)).BulkRunId);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      loading={isBusy}
      onClick={() => void finish()}
      aria-label={`Finish the passive renewal of ${row.GroupName}`}
    >
      Finish
    </Button>
  );
}

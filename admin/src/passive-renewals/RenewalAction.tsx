import { Button } from '@mui/material';
import { useState } from 'react';
import { useChange } from '../providers/use-change.ts';
import { useRenewalActions, type UpcomingRecord } from './passive-renewal-calls.ts';
import { UndoButton } from './UndoButton.tsx';
import { hasViewRenewal, isLeftPending } from './row-facts.ts';

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
    {(row.IsSubmitted || row.Renewed?.UndoUntil) && <UndoButton row={row} />}
    {isLeftPending(row) && <FinishButton row={row} onStarted={onStarted} />}
  </>
);

function FinishButton({ row, onStarted }: { row: UpcomingRecord; onStarted: (runId: number) => void }) {
  const { submitGroups } = useRenewalActions();
  const [key] = useState(() => crypto.randomUUID());
  const { mutate: finish, isPending } = useChange({
    mutationFn: () => submitGroups([row.GroupId], 'PassiveRenewal', key),
    onSuccess: ({ BulkRunId }) => onStarted(BulkRunId),
  });
  return (
    <Button
      size="small"
      loading={isPending}
      onClick={() => finish()}
      aria-label={`Finish the passive renewal of ${row.GroupName}`}
    >
      Finish
    </Button>
  );
}

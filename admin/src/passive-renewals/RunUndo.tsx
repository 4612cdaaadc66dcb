import UndoIcon from '@mui/icons-material/Undo';
import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { counted } from '#shared/formats/text';
import { formatTime } from '#shared/formats/instant';
import { useChange } from '../providers/use-change.ts';
import { renewalUndoQuery, useRenewalActions } from './passive-renewal-calls.ts';
import { useIsPast } from './use-is-past.ts';

/** Takes back everything that a finished run has renewed; when that is over, it says so instead. */
export function RunUndo({ run, onStarted }: { run: BulkRunRow; onStarted: (runId: number) => void }) {
  const { data, refetch } = useQuery(renewalUndoQuery(run.Id));
  const isFinal = useIsPast(data?.Until ?? null);
  const { undoRun } = useRenewalActions();
  const { mutate, isPending } = useChange({
    mutationFn: () => undoRun(run.Id),
    onSuccess: ({ BulkRunId }) => onStarted(BulkRunId),
    onSettled: () => void refetch(),
  });
  if (!data?.Until) {
    return null;
  }
  if (isFinal || data.Groups === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        Could be undone until {formatTime(data.Until)}. The renewals are final.
      </Typography>
    );
  }
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<UndoIcon />} loading={isPending} onClick={() => mutate()}>
        Undo {counted(data.Groups, 'renewal')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        Until {formatTime(data.Until)}
      </Typography>
    </Stack>
  );
}

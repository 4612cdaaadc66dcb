import UndoIcon from '@mui/icons-material/Undo';
import { Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useListContext, useNotify } from 'react-admin';
import type { BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { formatTime } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { useChange } from '../providers/use-change.ts';
import { renewalUndoQuery, RUN_UNDOS, type UpcomingRecord, useRenewalActions } from './passive-renewal-calls.ts';

/** Takes back a group that waits for its turn, or that was renewed a short time ago. */
export function UndoButton({ row }: { row: UpcomingRecord }) {
  const isFinal = useIsPast(row.Renewed?.UndoUntil ?? null);
  const { undoRenewal } = useRenewalActions();
  const { refetch } = useListContext();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useChange({
    mutationFn: () => undoRenewal(row.GroupId),
    onSuccess: ({ Outcome }) =>
      notify(`${row.GroupName}: ${Outcome === 'Undone' ? 'passive renewal undone.' : 'withdrawn before its turn.'}`),
    onSettled: () => {
      void refetch();
      void queryClient.invalidateQueries({ queryKey: RUN_UNDOS });
    },
  });
  if (isFinal && !row.IsSubmitted) {
    return null;
  }
  return (
    <Button
      size="small"
      startIcon={<UndoIcon />}
      loading={isPending}
      onClick={() => mutate()}
      aria-label={`Undo the passive renewal of ${row.GroupName}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Undo
    </Button>
  );
}

/** Until when a renewal can be undone, or could be. */
export function UndoTime({ until }: { until: string }) {
  const isFinal = useIsPast(until);
  return isFinal ? `Could be undone until ${formatTime(until)}` : `Undo until ${formatTime(until)}`;
}

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

/** A browser's timer holds no more than 24 days. */
const LONGEST_MS = 86_400_000;

/** Whether this instant has come; the component is shown again when it does. null = it has. */
function useIsPast(instant: string | null): boolean {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const left = instant === null ? 0 : Date.parse(instant) - Date.now();
  useEffect(() => {
    if (left > 0) {
      const timer = setTimeout(look, Math.min(left, LONGEST_MS));
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [instant, left]);
  return left <= 0;
}

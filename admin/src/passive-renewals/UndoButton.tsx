import UndoIcon from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { formatTime } from '#shared/formats/instant';
import { useChange } from '../providers/use-change.ts';
import { RUN_UNDOS, useRenewalActions, type UpcomingRecord } from './passive-renewal-calls.ts';
import { useIsPast } from './use-is-past.ts';

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

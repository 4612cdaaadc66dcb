import NotPossibleIcon from '@mui/icons-material/BlockOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import EnrollingIcon from '@mui/icons-material/EditOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ChosenIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import ReadyIcon from '@mui/icons-material/PlayCircleOutlined';
import SendingIcon from '@mui/icons-material/ScheduleSendOutlined';
import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { BulkItemState, BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import { type RenewalStanding, STANDING_LABELS, SURVEY_LABELS } from '#shared/renewals/renewal-state';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { Instant } from '../components/Instant.tsx';
import { runResultsQuery } from '../components/bulk-runs/bulk-runs-queries.ts';
import type { UpcomingRecord } from './passive-renewal-calls.ts';
import { UndoTime } from './UndoButton.tsx';

export const SurveyText = ({ row: { Survey } }: { row: UpcomingRecord }) =>
  Survey === null ? null : Survey === 'Asked' ? 'Asked' : SURVEY_LABELS[Survey];

const LOOKS: Record<RenewalStanding, Look> = {
  Ready: ['info', ReadyIcon],
  Submitted: ['secondary', WaitingIcon],
  Renewed: ['success', DoneIcon],
  Failed: ['error', FailedIcon],
  PlansChosen: ['warning', ChosenIcon],
  Enrolling: ['info', EnrollingIcon],
  NotPossible: ['secondary', NotPossibleIcon],
};
/** Chosen plans that are the suggested ones. */
const CHOSE_SUGGESTED = 'They are the suggested plans: the group can be submitted.';
const RESULTS: Record<BulkItemState, { label: string; look: Look }> = {
  Waiting: { label: 'Submitted', look: ['secondary', WaitingIcon] },
  Sent: { label: 'Being sent', look: ['info', SendingIcon] },
  Done: { label: 'Done', look: ['success', DoneIcon] },
  Failed: { label: 'Failed', look: ['error', FailedIcon] },
  Skipped: { label: 'Skipped', look: ['secondary', NotPossibleIcon] },
  Cancelled: { label: 'Cancelled', look: ['secondary', NotPossibleIcon] },
};

/** What passive renewal means for the group; while a run is shown, the run's result for it, unless the group has renewed. */
export function RenewalOutcome({ row, runId }: { row: UpcomingRecord; runId: number | null }) {
  const result = useRunResults(runId).get(row.GroupId);
  // What was done and has been undone since is no longer the result.
  const isResult = result && row.Standing !== 'Renewed' && !(result.State === 'Done' && row.Standing === 'Ready');
  const chip = isResult ? RESULTS[result.State] : { label: STANDING_LABELS[row.Standing], look: LOOKS[row.Standing] };
  const reason = isResult ? result.Message : reasonOf(row);
  return (
    <Box>
      <ToneChip size="small" {...chip} />
      {reason && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>
          {reason}
        </Typography>
      )}
      {row.Renewed && (
        <Typography variant="body2" color="textSecondary">
          By {row.Renewed.By}, <Instant at={row.Renewed.At} />
        </Typography>
      )}
      {row.Renewed?.UndoUntil && (
        <Typography variant="body2" color="textSecondary">
          <UndoTime until={row.Renewed.UndoUntil} />
        </Typography>
      )}
    </Box>
  );
}

const reasonOf = ({ Standing, CanRenew, Message }: UpcomingRecord): string =>
  Standing === 'PlansChosen' && CanRenew ? CHOSE_SUGGESTED : Message;

const NONE: ReadonlyMap<number, BulkRunItemRow> = new Map();

/** The shown run's results for the groups on the page, by id. */
function useRunResults(runId: number | null): ReadonlyMap<number, BulkRunItemRow> {
  const { data: rows = [] } = useListContext<UpcomingRecord>();
  const ids = rows.map(({ GroupId }) => GroupId);
  const { data } = useQuery({
    ...runResultsQuery(runId ?? 0, ids),
    enabled: runId !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return runId === null ? NONE : (data ?? NONE);
}

import { Box, Chip, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { BulkItemState } from '#shared/bulk-runs/bulk-runs';
import { type RenewalStanding, STANDING_LABELS } from '#shared/renewals/renewal-state';
import { SURVEY_LABELS } from '#shared/renewals/renewal-survey';
import type { BulkRunItemRow } from '#shared/bulk-runs/bulk-run.record';
import { Instant } from '../components/Instant.tsx';
import { runResultsQuery } from '../components/bulk-runs/bulk-runs.api.ts';
import type { UpcomingRecord } from './passive-renewals.api.ts';
import { UndoTime } from './UndoButton.tsx';

export const SurveyText = ({ row: { Survey } }: { row: UpcomingRecord }) =>
  Survey === null ? null : Survey === 'Asked' ? 'Asked' : SURVEY_LABELS[Survey];

const COLORS: Partial<Record<RenewalStanding, 'success' | 'error' | 'info' | 'warning'>> = {
  Renewed: 'success',
  Failed: 'error',
  Ready: 'info',
  PlansChosen: 'warning',
};
/** Chosen plans that are the suggested ones. */
const CHOSE_SUGGESTED = 'They are the suggested plans: the group can be submitted.';
const RESULTS: Record<BulkItemState, { label: string; color?: 'success' | 'error' }> = {
  Waiting: { label: 'Submitted' },
  Sent: { label: 'Being sent' },
  Done: { label: 'Done', color: 'success' },
  Failed: { label: 'Failed', color: 'error' },
  Skipped: { label: 'Skipped' },
  Cancelled: { label: 'Cancelled' },
};

/** What passive renewal means for the group; while a run is shown, the run's result for it, unless the group has renewed. */
export function RenewalOutcome({ row, runId }: { row: UpcomingRecord; runId: number | null }) {
  const result = useRunResults(runId).get(row.GroupId);
  // What was done and has been undone since is no longer the result.
  const isResult = result && row.Standing !== 'Renewed' && !(result.State === 'Done' && row.Standing === 'Ready');
  const chip = isResult ? RESULTS[result.State] : { label: STANDING_LABELS[row.Standing], color: COLORS[row.Standing] };
  const reason = isResult ? result.Message : reasonOf(row);
  return (
    <Box>
      <Chip size="small" variant="outlined" {...chip} />
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

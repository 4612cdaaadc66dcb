import { Box, Chip, Typography } from '@mui/material';
import type { BulkItemState } from '#shared/bulk-runs/bulk-runs';
import type { BulkRunItemRow } from '#shared/contract/bulk-runs';
import { SURVEY_LABELS } from '#shared/renewals/renewal-survey';
import type { UpcomingRecord } from './passive-renewals.api.ts';

export const RenewalStatus = ({ row: { QuoteStatus, IsSubmitted } }: { row: UpcomingRecord }) => (
  <>
    {QuoteStatus}
    {IsSubmitted && <Chip size="small" variant="outlined" label="Submitted" sx={{ ml: 1 }} />}
  </>
);

export const SurveyText = ({ row: { Survey } }: { row: UpcomingRecord }) =>
  Survey === null ? null : Survey === 'Asked' ? 'Asked' : SURVEY_LABELS[Survey];

const RESULT_LABELS: Record<BulkItemState, string> = {
  Waiting: 'Waiting',
  Done: 'Done',
  Failed: 'Failed',
  Skipped: 'Skipped',
  Cancelled: 'Cancelled',
};
const RESULT_COLORS = { Done: 'success', Failed: 'error' } as const;

/** What the run that is shown has done with the group; else whether it can be renewed, and why not. */
export function RenewalOutcome({ row, result }: { row: UpcomingRecord; result: BulkRunItemRow | undefined }) {
  if (result) {
    const color = result.State === 'Done' || result.State === 'Failed' ? RESULT_COLORS[result.State] : 'default';
    return (
      <Box>
        <Chip size="small" variant="outlined" color={color} label={RESULT_LABELS[result.State]} />
        {result.Message && <Reason>{result.Message}</Reason>}
      </Box>
    );
  }
  return row.CanRenew ? 'Can be submitted' : <Reason>{row.Message}</Reason>;
}

const Reason = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

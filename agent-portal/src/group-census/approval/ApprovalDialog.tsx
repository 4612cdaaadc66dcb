import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Link, Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import { ageBands, censusReadiness, type ReadinessNote } from '#shared/census/readiness';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import { lazyPart } from '#web/shell/lazy-part';
import type { Approval } from '../use-approval.ts';

const AgeChart = lazyPart(async () => (await import('./AgeChart.tsx')).AgeChart);

/** Also while the chart is loaded, so that the buttons do not move. */
const CHART_HEIGHT = 180;

interface ApprovalDialogProps {
  members: readonly CensusMemberResponse[];
  approval: Approval;
  /** Goes to a row instead. */
  onChoose: (memberId: number) => void;
}

/** Before approval, which locks the census: what to look at, and who is on it. */
export const ApprovalDialog = ({ members, approval, onChoose }: ApprovalDialogProps) => (
  <ConfirmDialog
    open
    title="Approve this census?"
    confirmLabel="Approve and choose plans"
    cancelLabel="Back to the census"
    busy={approval.isRunning}
    onConfirm={approval.confirm}
    onCancel={approval.dismiss}
  >
    <Stack spacing={2}>
      <Typography variant="body2">
        Approval locks the census: later changes need a copy of the quote. You can still change plans and contributions.
      </Typography>
      <ReadinessList notes={censusReadiness(members, approval.readiness)} onChoose={onChoose} />
      <Box component="section" aria-label="Ages on the census">
        <Typography variant="h3" component="h3" sx={{ color: 'text.primary' }}>
          Ages
        </Typography>
        <Suspense fallback={<Box sx={{ height: CHART_HEIGHT }} />}>
          <AgeChart bands={ageBands(members, approval.readiness)} height={CHART_HEIGHT} />
        </Suspense>
      </Box>
    </Stack>
  </ConfirmDialog>
);

interface ReadinessListProps {
  notes: readonly ReadinessNote[];
  onChoose: (memberId: number) => void;
}

const ReadinessList = ({ notes, onChoose }: ReadinessListProps) =>
  notes.length === 0 ? (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'success.main' }}>
      <CheckCircleIcon aria-hidden fontSize="small" />
      <Typography variant="body2">Ready. Nothing is missing or unusual.</Typography>
    </Stack>
  ) : (
    <Stack component="ul" spacing={1} aria-label="Check before you approve" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notes.map(({ text, memberIds: [first] }) => (
        <Stack component="li" key={text} direction="row" spacing={1} sx={{ color: 'text.primary' }}>
          <WarningIcon color="warning" fontSize="small" titleAccess="Check" />
          <Typography variant="body2">
            {text}{' '}
            {first !== undefined && (
              <Link component="button" type="button" variant="body2" onClick={() => onChoose(first)}>
                Show
              </Link>
            )}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );

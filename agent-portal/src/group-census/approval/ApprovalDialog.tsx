import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { Stack, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { ageBands, censusReadiness } from '#shared/census/readiness';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { ConfirmDialog } from '#web/shell/ConfirmDialog';
import type { Approval } from '../use-approval.ts';
import { AgesSection } from './AgesSection.tsx';
import { ReadinessList } from './ReadinessList.tsx';

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
        Approving locks the census. To change it later, copy the quote. You can still change plans and contributions.
      </Typography>
      <Readiness notes={censusReadiness(members, approval.readiness)} onChoose={onChoose} />
      <AgesSection bands={ageBands(members, approval.readiness)} level="h3" />
    </Stack>
  </ConfirmDialog>
);

const Readiness = (list: ComponentProps<typeof ReadinessList>) =>
  list.notes.length === 0 ? (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'success.main' }}>
      <CheckCircleIcon aria-hidden fontSize="small" />
      <Typography variant="body2">Ready. Nothing is missing or unusual.</Typography>
    </Stack>
  ) : (
    <ReadinessList {...list} />
  );

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { ruleName } from '#shared/business-rules/rule-names';
import {
  MAX_PROPOSAL_REASON,
  proposalReasonProblem,
  type RuleProposalResponse,
} from '#shared/business-rules/rule-proposal.record';
import { useChange } from '../../providers/use-change.ts';
import { ConfirmImpact } from '../impact/ConfirmImpact.tsx';
import { IMPACTS } from '../impact/impact.ts';
import type { RuleImpactState } from '../impact/use-rule-impact.ts';
import { proposalsQuery, RULES, useProposalActions } from '../rule-queries.ts';

interface DecideButtonsProps {
  proposal: RuleProposalResponse;
  impact: RuleImpactState;
  /** Whether a dialog is open. */
  onDeciding: (isDeciding: boolean) => void;
}

/** For super users: save the rule as proposed, after a look at what it changes, or decline with a reason. */
export function DecideButtons({ proposal: { Id, Key }, impact, onDeciding }: DecideButtonsProps) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { approveProposal, declineProposal } = useProposalActions();
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null);
  const ask = (what: typeof asked) => {
    setAsked(what);
    onDeciding(what !== null);
  };
  const close = () => ask(null);
  /** Declines with a reason; without one, approves. */
  const { mutate: decide, isPending: isBusy } = useChange({
    mutationFn: (reason: string | null) => (reason === null ? approveProposal(Id) : declineProposal(Id, reason)),
    onSuccess: (_, reason) => {
      close();
      notify(reason === null ? `${ruleName(Key)} is changed as proposed.` : 'The proposal is declined.', {
        type: 'success',
      });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [IMPACTS], refetchType: 'none' });
      return Promise.all(
        [proposalsQuery.queryKey, [RULES]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={() => ask('approve')}
        aria-label={`Approve the proposal for ${ruleName(Key)}`}
      >
        Approve
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => ask('decline')}
        aria-label={`Decline the proposal for ${ruleName(Key)}`}
      >
        Decline
      </Button>
      {asked === 'approve' && (
        <ConfirmImpact
          state={impact}
          confirmLabel="Approve"
          anywayLabel="Approve anyway"
          cancelLabel="Cancel"
          isAlwaysAsked
          onConfirm={() => {
            close();
            decide(null);
          }}
          onCancel={close}
        />
      )}
      {asked === 'decline' && <DeclineDialog isBusy={isBusy} onCancel={close} onDecline={decide} />}
    </Stack>
  );
}

interface DeclineDialogProps {
  isBusy: boolean;
  onCancel: () => void;
  onDecline: (reason: string) => void;
}

function DeclineDialog({ isBusy, onCancel, onDecline }: DeclineDialogProps) {
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const found = proposalReasonProblem(reason);
    setProblem(found);
    if (found === null) {
      onDecline(reason);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onCancel} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Decline this proposal?</DialogTitle>
      <DialogContent>
        <TextField
          label="Reason"
          required
          autoFocus
          fullWidth
          multiline
          minRows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={problem !== null}
          helperText={problem ?? 'The person who proposed it will see this.'}
          slotProps={{ htmlInput: { maxLength: MAX_PROPOSAL_REASON } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button variant="contained" loading={isBusy} onClick={submit}>
          Decline
        </Button>
      </DialogActions>
    </Dialog>
  );
}

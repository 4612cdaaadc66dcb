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
import { RULES } from '../rule-queries.ts';
import { useChange } from '../../providers/use-change.ts';
import { proposalsQuery, useProposalActions } from './proposals-queries.ts';

/** For super users: save the rule as proposed, or decline with a reason. */
export function DecideButtons({ proposal: { Id, Key } }: { proposal: RuleProposalResponse }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { approveProposal, declineProposal } = useProposalActions();
  const [isDeclining, setDeclining] = useState(false);
  /** Declines with a reason; without one, approves. */
  const { mutate: decide, isPending: isBusy } = useChange({
    mutationFn: (reason: string | null) => (reason === null ? approveProposal(Id) : declineProposal(Id, reason)),
    onSuccess: (_, reason) => {
      setDeclining(false);
      notify(reason === null ? `${ruleName(Key)} is changed as proposed.` : 'The proposal is declined.', {
        type: 'success',
      });
    },
    onSettled: () =>
      Promise.all([proposalsQuery.queryKey, [RULES]].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={() => decide(null)}
        aria-label={`Approve the proposal for ${ruleName(Key)}`}
      >
        Approve
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => setDeclining(true)}
        aria-label={`Decline the proposal for ${ruleName(Key)}`}
      >
        Decline
      </Button>
      {isDeclining && <DeclineDialog isBusy={isBusy} onCancel={() => setDeclining(false)} onDecline={decide} />}
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

import DeclinedIcon from '@mui/icons-material/BlockOutlined';
import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/HourglassEmptyOutlined';
import {
  Box,
  Button,
  Card,
  CardContent,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import {
  MAX_PROPOSAL_REASON,
  proposalReasonProblem,
  type ProposalStatus,
  type RuleProposalResponse,
} from '#shared/business-rules/rule-proposal.record';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { Instant } from '../../components/Instant.tsx';
import { useChange } from '../../providers/use-change.ts';
import { ConfirmImpact } from '../impact/ConfirmImpact.tsx';
import { impactRequest, IMPACTS } from '../impact/impact.ts';
import { RuleImpact } from '../impact/RuleImpact.tsx';
import { type RuleImpactState, useRuleImpact } from '../impact/use-rule-impact.ts';
import { differences, newForm, type RuleForm, toForm } from '../rule-form.ts';
import { proposalsQuery, RULES, useProposalActions } from '../rule-queries.ts';
import { RuleName } from '../RuleName.tsx';
import { WhatChanges } from '../RuleNotices.tsx';

const LOOKS: Record<ProposalStatus, Look> = {
  Open: ['info', OpenIcon],
  Approved: ['success', ApprovedIcon],
  Declined: ['secondary', DeclinedIcon],
};

interface ProposalCardProps {
  proposal: RuleProposalResponse;
  mayDecide: boolean;
}

/** The proposal: what, by whom and why; while open, also its effects and the buttons for those who decide. */
export function ProposalCard({ proposal, mayDecide }: ProposalCardProps) {
  const { Key, Status, Reason, DecidedBy, DecidedAt, DecisionReason, Replaces } = proposal;
  const [isDeciding, setDeciding] = useState(false);
  return (
    <Card component="article" aria-label={`${Key}, proposed by ${proposal.ProposedBy}`}>
      <CardContent sx={{ p: 2.5, '&:last-child': { pb: 2.5 } }}>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <RuleName of={Key} />
          </Typography>
          <ToneChip look={LOOKS[Status]} label={Status} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          Proposed by {proposal.ProposedBy}, <Instant at={proposal.ProposedAt} />
        </Typography>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{Reason}</Typography>
        <WhatChanges
          changes={differences(formBefore(proposal), toForm(proposal))}
          ruleKey={Key}
          isNew={Replaces === null}
        />
        {/* What is being decided stays when a colleague was first: the reason that was typed is not lost. */}
        {(Status === 'Open' || isDeciding) && (
          <Open proposal={proposal} mayDecide={mayDecide} onDeciding={setDeciding} />
        )}
        {DecidedBy && (
          <Box sx={{ mt: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {Status} by {DecidedBy}, <Instant at={DecidedAt} />
            </Typography>
            {DecisionReason && <Typography sx={{ overflowWrap: 'anywhere' }}>{DecisionReason}</Typography>}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

interface OpenProps extends ProposalCardProps {
  onDeciding: (isDeciding: boolean) => void;
}

function Open({ proposal, mayDecide, onDeciding }: OpenProps) {
  const impact = useRuleImpact(impactQuestion(proposal));
  return (
    <Box sx={{ mt: 2 }}>
      <RuleImpact state={impact} idle="Only the description would change." />
      {mayDecide && <DecideButtons proposal={proposal} impact={impact} onDeciding={onDeciding} />}
    </Box>
  );
}

/** The preview request for a proposal; null when it changes only the description. */
const impactQuestion = (proposal: RuleProposalResponse): BusinessRuleRequest | null =>
  impactRequest(toForm(proposal), {
    source: proposal.ConfigSource,
    ...(proposal.ReplacesId !== null && { id: proposal.ReplacesId }),
    start: formBefore(proposal),
    others: [],
  });

const formBefore = ({ Key, Replaces }: RuleProposalResponse): RuleForm =>
  Replaces ? toForm(Replaces) : newForm(Key, undefined, null);

interface DecideButtonsProps {
  proposal: RuleProposalResponse;
  impact: RuleImpactState;
  /** Whether a dialog is open. */
  onDeciding: (isDeciding: boolean) => void;
}

/** For super users: save the rule as proposed, after a look at what it changes, or decline with a reason. */
function DecideButtons({ proposal: { Id, Key }, impact, onDeciding }: DecideButtonsProps) {
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
      const told = reason === null ? `${ruleName(Key)} is changed as proposed.` : 'The proposal is declined.';
      notify(told, { type: 'success' });
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
    <Dialog open onClose={isBusy ? undefined : onCancel} fullWidth maxWidth="xs">
      <DialogTitle>Decline this proposal?</DialogTitle>
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

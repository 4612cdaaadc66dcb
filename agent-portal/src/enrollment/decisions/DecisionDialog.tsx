import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { type Decision, needsReason, REASON_LIMIT, reasonProblem } from '#shared/enrollment/decisions';
import { incompleteMembers } from '#shared/enrollment/members/demographics-section';
import { enterpriseIdProblem } from '#shared/groups/enterprise-id';
import { heldBy } from '#shared/sales/assignment';
import { DECISION_TEXTS } from './decision-texts.ts';
import { IncompleteMembers } from './IncompleteMembers.tsx';
import { useColleague } from './use-colleague.ts';
import { useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  decision: Decision;
  overview: EnrollmentOverview;
  /** With what the answer says. */
  onDecided: (message: string) => void;
  onClose: () => void;
}

/** Asks before a decision is sent: what comes of it, why, and for new business the number of the group. */
export function DecisionDialog({ decision, overview, onDecided, onClose }: DecisionDialogProps) {
  const id = useId();
  const { title, consequence, confirm } = DECISION_TEXTS[decision];
  const [reason, setReason] = useState('');
  const [groupNumber, setGroupNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const { decide, isBusy, failure, isAskedToTakeOver } = useDecide(overview, onDecided);
  const colleague = useColleague(overview);
  const hasIncompleteMembers = incompleteMembers(overview.Sections.Demographics).length > 0;
  const isExplained = needsReason(decision, hasIncompleteMembers);
  const asksNumber = decision === 'Approve' && overview.NeedsEnterpriseId;
  const numberError = asksNumber ? enterpriseIdProblem(groupNumber) : null;
  const reasonError = reasonProblem(decision, reason, hasIncompleteMembers);
  const send = () => {
    setTried(true);
    if (numberError === null && reasonError === null) {
      const text = reason.trim();
      decide({
        Decision: decision,
        ...(text === '' ? {} : { Reason: text }),
        ...(asksNumber ? { GroupEnterpriseId: groupNumber.trim() } : {}),
        ...(colleague ? { TakeOverFrom: colleague.Username } : {}),
      });
    }
  };
  return (
    <Dialog open onClose={() => !isBusy && onClose()} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{consequence}</Typography>
        {colleague && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {heldBy({ fullName: colleague.FullName, since: colleague.Since })}
          </Alert>
        )}
        {decision === 'Approve' && hasIncompleteMembers && <IncompleteMembers overview={overview} />}
        {asksNumber && (
          <GroupNumber value={groupNumber} onChange={setGroupNumber} error={numberError} disabled={isBusy} />
        )}
        <Reason
          value={reason}
          onChange={setReason}
          error={isTried ? reasonError : null}
          disabled={isBusy}
          isRequired={isExplained}
          autoFocus={!asksNumber}
        />
        {failure && !(colleague && isAskedToTakeOver) && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={decision === 'Reject' || decision === 'Manual' ? 'error' : 'primary'}
          loading={isBusy}
          onClick={send}
        >
          {colleague ? `Take over and ${confirm.charAt(0).toLowerCase()}${confirm.slice(1)}` : confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AnswerProps {
  value: string;
  onChange: (text: string) => void;
  error: string | null;
  disabled: boolean;
}

const GroupNumber = ({ value, onChange, error, disabled }: AnswerProps) => (
  <TextField
    label="Group number"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={error !== null}
    helperText={error ?? 'The insurer’s number of the new group. Defaults to 0.'}
    fullWidth
    autoFocus
    disabled={disabled}
    sx={{ mt: 2 }}
  />
);

interface ReasonProps extends AnswerProps {
  isRequired: boolean;
  autoFocus: boolean;
}

const Reason = ({ value, onChange, error, disabled, isRequired, autoFocus }: ReasonProps) => (
  <TextField
    label={isRequired ? 'Reason' : 'Reason (optional)'}
    required={isRequired}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={error !== null}
    helperText={error ?? 'Without names or other personal data.'}
    multiline
    fullWidth
    autoFocus={autoFocus}
    disabled={disabled}
    slotProps={{ htmlInput: { maxLength: REASON_LIMIT } }}
    sx={{ mt: 2 }}
  />
);

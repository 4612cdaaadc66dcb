import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { EnrollmentOverview, QuoteClaim } from '#shared/enrollment/enrollment.record';
import { type Decision, needsReason, REASON_LIMIT, reasonProblem } from '#shared/enrollment/decisions';
import { incompleteMembers } from '#shared/enrollment/members/demographics-section';
import { enterpriseIdProblem } from '#shared/groups/enterprise-id';
import { heldBy } from '#shared/sales/assignment';
import { DECISION_TEXTS } from './decision-texts.ts';
import { useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  decision: Decision;
  overview: EnrollmentOverview;
  /** The colleague who has claimed the quote: deciding takes it over. */
  colleague: QuoteClaim | null;
  /** Leads to the members' details. */
  demographicsLink: ReactNode;
  /** Called with the server's message. */
  onDecided: (message: string) => void;
  /** Refetches what a decision, or a refusal of one, has changed. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Confirms a decision before sending it: its effect, the reason, and for new business the group number. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, overview, colleague, demographicsLink, onClose } = props;
  const id = useId();
  const { title, consequence, confirm } = DECISION_TEXTS[decision];
  const { decide, isBusy, failure, isAskedToTakeOver } = useDecide(overview, props);
  const { hasIncompleteMembers, groupNumber, reason, answer } = useAnswers(decision, overview);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const answered = answer();
    if (answered && !isBusy) {
      decide({ Decision: decision, ...answered, ...(colleague && { TakeOverFrom: colleague.Username }) });
    }
  };
  return (
    <Dialog open onClose={() => !isBusy && onClose()} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={send} sx={FORM}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Typography variant="body2">{consequence}</Typography>
          {colleague && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {heldBy({ fullName: colleague.FullName, since: colleague.Since })}
            </Alert>
          )}
          {decision === 'Approve' && hasIncompleteMembers && (
            <IncompleteMembers overview={overview} link={demographicsLink} />
          )}
          {groupNumber && <GroupNumber {...groupNumber} disabled={isBusy} />}
          <Reason
            {...reason}
            disabled={isBusy}
            isRequired={needsReason(decision, hasIncompleteMembers)}
            autoFocus={!groupNumber}
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
            type="submit"
          >
            {colleague ? `Take over and ${confirm.charAt(0).toLowerCase()}${confirm.slice(1)}` : confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Its content scrolls, its buttons stay. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** What is typed in the dialog, and what is wrong with it. */
function useAnswers(decision: Decision, { Sections, NeedsEnterpriseId }: EnrollmentOverview) {
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const hasIncompleteMembers = incompleteMembers(Sections.Demographics).length > 0;
  const asksNumber = decision === 'Approve' && NeedsEnterpriseId;
  const numberError = asksNumber ? enterpriseIdProblem(number) : null;
  const reasonError = reasonProblem(decision, reason, hasIncompleteMembers);
  return {
    hasIncompleteMembers,
    /** Null where it is not asked for. */
    groupNumber: asksNumber ? { value: number, onChange: setNumber, error: numberError } : null,
    reason: { value: reason, onChange: setReason, error: isTried ? reasonError : null },
    /** Null, and said beside the fields, while something is wrong. */
    answer: () => {
      setTried(true);
      if (numberError !== null || reasonError !== null) {
        return null;
      }
      const text = reason.trim();
      return {
        ...(text === '' ? {} : { Reason: text }),
        ...(asksNumber ? { GroupEnterpriseId: number.trim() } : {}),
      };
    },
  };
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
    helperText={error ?? 'Do not include names or other personal data.'}
    multiline
    fullWidth
    autoFocus={autoFocus}
    disabled={disabled}
    slotProps={{ htmlInput: { maxLength: REASON_LIMIT } }}
    sx={{ mt: 2 }}
  />
);

const LISTED = 3;

/** Before approval: which members cannot be installed yet, with links to their details. */
function IncompleteMembers({ overview: { Sections }, link }: { overview: EnrollmentOverview; link: ReactNode }) {
  const members = incompleteMembers(Sections.Demographics);
  const more = members.length - LISTED;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>Member details are missing</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {members.slice(0, LISTED).map(({ Field, Message }) => (
          <li key={Field}>{Message}</li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </Box>
      {link}
    </Alert>
  );
}

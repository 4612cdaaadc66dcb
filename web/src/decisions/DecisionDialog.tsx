import { Alert, AlertTitle, Box } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DECIDE_CALLS } from '#shared/enrollment/enrollment.calls';
import type { DecideRequest, EnrollmentOverview, QuoteClaim } from '#shared/enrollment/enrollment.record';
import { type Decision, needsReason, REASON_LIMIT, reasonProblem } from '#shared/enrollment/decisions';
import { incompleteMembers } from '#shared/enrollment/members/demographics-section';
import { formatDay } from '#shared/formats/auto-date';
import { enterpriseIdProblem } from '#shared/groups/enterprise-id';
import { premiumText } from '#shared/plans/plan-texts';
import type { PremiumAnswer } from '#shared/quotes/quote-premium.record';
import { PlainField } from '#web/inputs/PlainField';
import { confirmationOf, errorMessage } from '../http/api-error.ts';
import { call } from '../http/calls.ts';
import { DecisionFrame } from './DecisionFrame.tsx';

/** What is decided about. */
export interface DecidedQuote {
  /** Of the group. */
  name: string;
  /** Once it is known. */
  premium: PremiumAnswer | null | undefined;
}

interface DecisionDialogProps {
  decision: Decision;
  overview: EnrollmentOverview;
  quote: DecidedQuote;
  /** The colleague who has claimed the quote: deciding takes it over. */
  colleague: QuoteClaim | null;
  /** Leads to the members' details. */
  demographicsLink: ReactNode;
  /** Called with the server's message and what it is about. */
  onDecided: (message: string) => void;
  /** Refetches what a decision, or a refusal of one, has changed. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/**
 * Confirms a decision before sending it: about what, its effect, the reason, and for new business the group number. It must outlive the
 * buttons that open it: a refusal refetches the quote, which may leave nothing to decide.
 */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, overview, quote, colleague, demographicsLink, onDecided, refresh, onClose } = props;
  const { title, consequence, confirm } = DECISION_TEXTS[decision];
  const day = formatDay(overview.EffectiveDate);
  const about = quote.premium ? `${day}, ${premiumText(quote.premium)}` : day;
  const name = `${quote.name} (${overview.QuoteId})`;
  const { decide, isBusy, failure, isAskedToTakeOver } = useDecide(overview, {
    onDecided: (message) => onDecided(`${message} ${name}, effective ${about}.`),
    refresh,
  });
  const { hasIncompleteMembers, groupNumber, reason, wrongField, answers } = useAnswers(decision, overview);
  const isPossible = overview.Decisions.includes(decision);
  const send = (form: HTMLFormElement) => {
    const wrong = wrongField();
    if (wrong) {
      (form.elements.namedItem(wrong) as HTMLElement).focus();
    } else {
      decide({ Decision: decision, ...answers(), ...(colleague && { TakeOverFrom: colleague.Username }) });
    }
  };
  return (
    <DecisionFrame
      title={title(name)}
      about={`Effective ${about}`}
      consequence={consequence}
      confirm={confirm}
      isHard={decision === 'Reject' || decision === 'Manual'}
      colleague={colleague}
      failure={colleague && isAskedToTakeOver ? null : (failure ?? (isPossible ? null : DECIDED_MEANWHILE))}
      isPossible={isPossible}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
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
    </DecisionFrame>
  );
}

const DECIDED_MEANWHILE = 'This decision is no longer possible. Someone else has decided.';

/** What is typed in the dialog, and what is wrong with it. */
function useAnswers(decision: Decision, { Sections, NeedsEnterpriseId }: EnrollmentOverview) {
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState('');
  // As it was opened: what is typed stays when the quote is refetched.
  const [asksNumber] = useState(decision === 'Approve' && NeedsEnterpriseId);
  const [isTried, setTried] = useState(false);
  const hasIncompleteMembers = incompleteMembers(Sections.Demographics).length > 0;
  const numberError = asksNumber ? enterpriseIdProblem(number) : null;
  const reasonError = reasonProblem(decision, reason, hasIncompleteMembers);
  return {
    hasIncompleteMembers,
    /** Null where it is not asked for. */
    groupNumber: asksNumber ? { value: number, onChange: setNumber, error: numberError } : null,
    reason: { value: reason, onChange: setReason, error: isTried ? reasonError : null },
    /** The name of the first field that is wrong, which then says so; null if none is. */
    wrongField: () => {
      setTried(true);
      return numberError !== null ? 'GroupNumber' : reasonError !== null ? 'Reason' : null;
    },
    answers: () => {
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
  <Box sx={{ mt: 2 }}>
    <PlainField
      name="GroupNumber"
      label="Group number"
      value={value}
      onChange={onChange}
      hint="The insurer’s number of the new group. Defaults to 0."
      problem={error}
      autoFocus
      disabled={disabled}
    />
  </Box>
);

interface ReasonProps extends AnswerProps {
  isRequired: boolean;
  autoFocus: boolean;
}

const Reason = ({ value, onChange, error, disabled, isRequired, autoFocus }: ReasonProps) => (
  <Box sx={{ mt: 2 }}>
    <PlainField
      name="Reason"
      label={isRequired ? 'Reason' : 'Reason (optional)'}
      required={isRequired}
      value={value}
      onChange={onChange}
      hint="Do not include names or other personal data."
      problem={error}
      multiline
      autoFocus={autoFocus}
      disabled={disabled}
      inputProps={{ maxLength: REASON_LIMIT }}
    />
  </Box>
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

interface Decided {
  /** Called with the server's message. */
  onDecided: (message: string) => void;
  /** Refetches what a decision, or a refusal of one, has changed. */
  refresh: () => Promise<void>;
}

/** Sends a decision. A refusal (someone else decided or claimed first) shows in the dialog, and the page behind it reloads. */
function useDecide({ QuoteId, Version }: EnrollmentOverview, { onDecided, refresh }: Decided) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: Omit<DecideRequest, 'Version'>) =>
      call(DECIDE_CALLS.decide, { quoteId: QuoteId, body: { ...decision, Version } }),
    onSuccess: ({ Message, Overview }) => {
      queryClient.setQueryData(['enrollment-overview', QuoteId], Overview);
      onDecided(Message);
    },
    // Not waited for: without a connection it would keep the button busy.
    onSettled: () => void refresh(),
  });
  return {
    decide: mutate,
    isBusy: isPending,
    failure: error === null ? null : errorMessage(error),
    isAskedToTakeOver: confirmationOf(error) !== null,
  };
}

interface DecisionText {
  /** @param name of the group */
  title: (name: string) => string;
  /** The effect of the decision. */
  consequence: string;
  confirm: string;
}

/** The confirmations of spec 001 section 4, in our wording. Where button and status differ, the last button says what the server's answer will. */
const DECISION_TEXTS: Record<Decision, DecisionText> = {
  Approve: {
    title: (name) => `Approve ${name}?`,
    consequence: 'The group is sent to installation. An approval cannot be undone.',
    confirm: 'Approve',
  },
  Pend: {
    title: (name) => `Pend ${name}?`,
    consequence: 'The decision waits until what is missing has been resolved. The agent sees your reason.',
    confirm: 'Pend',
  },
  Manual: {
    title: (name) => `Process ${name} manually?`,
    consequence:
      'The quote becomes Manually Processed: it is handled outside of this product and ends here. This cannot be undone.',
    confirm: 'Set to Manually Processed',
  },
  Reject: {
    title: (name) => `Reject ${name}?`,
    consequence: 'The quote becomes Declined and ends here. This cannot be undone. The agent sees your reason.',
    confirm: 'Set to Declined',
  },
  Return: {
    title: (name) => `Return ${name} to the agent?`,
    consequence:
      'The signature is withdrawn and the quote can be changed again. The agent sees your reason, corrects the enrollment and signs again.',
    confirm: 'Return to Agent',
  },
};

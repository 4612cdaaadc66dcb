import { BEING_SENT, enrolledByHandProblem, resubmitApplicationProblem } from '#shared/error-reports/repairs';
import type { ApplicationStatus } from '#shared/installation/installation-status';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** What staff can do with an application that the carrier or the marketplace did not accept. */
export const INDIVIDUAL_DECISIONS = ['Resubmit', 'MarkResolved'] as const;
export type IndividualDecision = (typeof INDIVIDUAL_DECISIONS)[number];

interface DecisionText {
  /** Of the button. */
  label: string;
  consequence: string;
  /** After the name of the applicant. */
  done: string;
}

export const INDIVIDUAL_DECISION_TEXTS: Record<IndividualDecision, DecisionText> = {
  Resubmit: {
    label: 'Resubmit',
    consequence: 'Sends the application again, exactly as it was signed.',
    done: 'is being sent again.',
  },
  MarkResolved: {
    label: 'Mark resolved',
    consequence:
      'For a household that you enrolled yourself: its quote continues as if it had been accepted. Nothing is sent.',
    done: 'is marked as enrolled.',
  },
};

/** Shown to the second of two users who decide at the same time. */
export const APPLICATION_CHANGED =
  'This application has changed since you opened it. Someone else may have decided already. Please check its newest error.';

/** An application as it was answered last. */
export interface AnsweredApplication {
  status: ApplicationStatus;
  isFfm: boolean;
  refusalCode: string;
  failedAttemptId: number;
}

interface Decided {
  status: QuoteStatus;
  isDeleted: boolean;
}

const PROBLEMS: Record<IndividualDecision, (application: AnsweredApplication, quote: Decided) => string | null> = {
  Resubmit: resubmitApplicationProblem,
  MarkResolved: (_application, quote) => enrolledByHandProblem(quote),
};

/** The possible decisions; what was not submitted, or was answered well, needs none. */
export const individualDecisions = (application: AnsweredApplication | null, quote: Decided): IndividualDecision[] =>
  application?.status === 'Failed'
    ? INDIVIDUAL_DECISIONS.filter((decision) => PROBLEMS[decision](application, quote) === null)
    : [];

/** Why a failed application cannot be sent again, or that it is being sent; otherwise null. */
export function resubmitHint(application: AnsweredApplication | null, quote: Decided): string | null {
  if (application?.status === 'Waiting') {
    return BEING_SENT;
  }
  return application?.status === 'Failed' ? PROBLEMS.Resubmit(application, quote) : null;
}

/** @param seen the failed attempt that the user saw */
export function individualDecisionProblem(
  { decision, seen }: { decision: IndividualDecision; seen: number },
  application: AnsweredApplication | null,
  quote: Decided,
): string | null {
  return application?.status === 'Failed' && application.failedAttemptId === seen
    ? PROBLEMS[decision](application, quote)
    : APPLICATION_CHANGED;
}

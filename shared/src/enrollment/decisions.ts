import { detroitDay, type IsoDate } from '#shared/dates/iso-date';
import { formatInstant, formatTime } from '#shared/formats/instant';
import { quoteHasBeen } from '#shared/plans/manual-status-update';
import { canMoveGroupQuote, type QuoteStatus } from '#shared/quotes/quote-status';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';

/**
 * Internal staff's decisions about a submitted group.
 * Source: spec 001 section 4, "Internal actions"; design section 6.
 */
export const DECISIONS = ['Approve', 'Pend', 'Manual', 'Reject', 'Return'] as const;
export type Decision = (typeof DECISIONS)[number];

export const STATUS_AFTER: Record<Decision, QuoteStatus> = {
  Approve: 'Approved',
  Pend: 'Pended',
  Manual: 'Rejected',
  Reject: 'Declined',
  Return: 'SignatureRequired',
};

export const DECISION_LABELS: Record<Decision, string> = {
  Approve: 'Approve',
  Pend: 'Pend',
  Manual: 'Manual',
  Reject: 'Reject',
  Return: 'Return to Agent',
};

/** The agent and the next colleague need to know why. Ours: the specification asks for confirmation only. */
const EXPLAINED: readonly Decision[] = ['Pend', 'Reject', 'Return'];
export const needsReason = (decision: Decision, hasIncompleteMembers: boolean): boolean =>
  EXPLAINED.includes(decision) || (decision === 'Approve' && hasIncompleteMembers);

/** Submitted and undecided; a failed enrollment can be returned or ended. */
const DECIDABLE: readonly QuoteStatus[] = ['Complete', 'Pended', 'FailedEnrollment'];

/** Which decision a status change was; null for any other change. */
export const decisionOf = (from: QuoteStatus | null, to: QuoteStatus): Decision | null =>
  from !== null && DECIDABLE.includes(from) ? (DECISIONS.find((each) => STATUS_AFTER[each] === to) ?? null) : null;

const DONE: Record<Decision, string> = {
  Approve: 'approved this',
  Pend: 'pended this',
  Manual: 'set this to Manually Processed',
  Reject: 'rejected this',
  Return: 'returned this to the agent',
};

/** "Sam Whitaker approved this at 8:31 AM." @param today in Detroit */
export const decidedWords = (who: string, decision: Decision, at: string, today: IsoDate): string =>
  `${who} ${DONE[decision]} ${detroitDay(new Date(at)) === today ? `at ${formatTime(at)}` : `on ${formatInstant(at)}`}.`;

interface DecidableQuote {
  status: QuoteStatus;
  /** Pended: the agent has replied or uploaded a document since. */
  hasReply: boolean;
}

/** The decisions that internal staff may take now, in button order. A quote can be pended again only after a reply. */
export const allowedDecisions = (
  { status, hasReply }: DecidableQuote,
  audience: 'external' | 'internal',
): Decision[] =>
  audience === 'external' || !DECIDABLE.includes(status)
    ? []
    : DECISIONS.filter((decision) => {
        const to = STATUS_AFTER[decision];
        return (to !== status || hasReply) && canMoveGroupQuote(status, to, 'internal');
      });

/** Spec 001 section 4: 'Quote has been {status}.', word for word even where the grammar is off. */
export const decidedMessage = (status: QuoteStatus): string => quoteHasBeen(status);

/** The decision as recorded in the quote's history. */
export const REASON_LIMIT = 200;
export const GIVE_A_REASON = 'Please say why, for the agent and for the timeline.';
export const APPROVE_INCOMPLETE =
  'Members with missing details cannot be installed. Please say why you approve the group anyway.';
export const REASON_TOO_LONG = `Please keep the reason within ${REASON_LIMIT} characters.`;

/** @param hasIncompleteMembers the agent left them to staff (BypassMemberEnrollment), or their details have changed since */
export function reasonProblem(
  decision: Decision,
  reason: string | undefined,
  hasIncompleteMembers: boolean,
): string | null {
  const text = reason?.trim() ?? '';
  if (text === '' && needsReason(decision, hasIncompleteMembers)) {
    return decision === 'Approve' ? APPROVE_INCOMPLETE : GIVE_A_REASON;
  }
  return text.length > REASON_LIMIT ? REASON_TOO_LONG : null;
}

/** The same limit as for the reason to which it replies. */
export const REPLY_LIMIT = REASON_LIMIT;
export const WRITE_A_REPLY = 'Write your reply to Small Business staff.';
export const REPLY_TOO_LONG = `Please keep the reply within ${REPLY_LIMIT} characters.`;
export const NOTHING_TO_REPLY_TO = 'Only a pended quote can be replied to.';
export const AGENTS_REPLY = 'The agent replies.';

interface ReplyFacts {
  status: QuoteStatus;
  audience: 'external' | 'internal';
  /** Rule DisableForExternalAgentFlag keeps this agent out. */
  isBlocked: boolean;
}

/** Why this user cannot reply to a pended decision; null = can. Ours: the specification leaves a pended quote to staff alone. */
export function replyProblem({ status, audience, isBlocked }: ReplyFacts): string | null {
  if (audience === 'internal') {
    return AGENTS_REPLY;
  }
  if (isBlocked) {
    return ENROLLMENT_BY_STAFF;
  }
  return status === 'Pended' ? null : NOTHING_TO_REPLY_TO;
}

export function replyTextProblem(text: string): string | null {
  if (text.trim() === '') {
    return WRITE_A_REPLY;
  }
  return text.trim().length > REPLY_LIMIT ? REPLY_TOO_LONG : null;
}

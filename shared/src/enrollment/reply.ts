import { REASON_LIMIT } from '#shared/enrollment/decisions';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import type { QuoteStatus } from '#shared/quotes/quote-status';

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

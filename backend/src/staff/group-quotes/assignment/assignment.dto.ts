import { groupStatusLabel } from '#shared/quotes/quote-status';
import {
  ASSIGNED,
  ASSIGNMENT,
  ASSIGNMENT_OUTCOME,
  ASSIGNMENTS,
  type AssignmentOutcome,
  type AssignmentResponse,
} from '#shared/sales/assignment.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import type { Quote } from '../../../quoting/quotes/quote.entity.ts';

export class AssignmentBody extends bodyOf(ASSIGNMENT) {}
export class AssignmentsBody extends bodyOf(ASSIGNMENTS) {}
export class AssignedAnswer extends answerOf(ASSIGNED) {}
export class AssignmentOutcomeAnswer extends answerOf(ASSIGNMENT_OUTCOME) {}

export const toAssignmentResponse = (quote: Quote): AssignmentResponse => ({
  QuoteId: quote.id,
  ...assigneeOf(quote),
  QuoteStatus: groupStatusLabel(quote.status, 'internal'),
});

/** The result for one of several quotes. */
export interface Outcome {
  quoteId: number;
  /** With its group and the user who now works on it; null for an unknown quote. */
  quote: Quote | null;
  /** Why it was not done; null if it was. */
  problem: string | null;
}

export const toAssignmentOutcome = ({ quoteId, quote, problem }: Outcome): AssignmentOutcome => ({
  QuoteId: quoteId,
  GroupName: quote?.group?.name ?? null,
  IsDone: problem === null,
  Message: problem,
  ...assigneeOf(quote),
  QuoteStatus: quote && groupStatusLabel(quote.status, 'internal'),
});

const assigneeOf = (quote: Quote | null) => ({
  AssignedToFullname: quote?.assignedTo?.fullName ?? null,
  AssignedToUsername: quote?.assignedTo?.username ?? null,
  AssignedAt: quote?.assignedAt?.toISOString() ?? null,
});

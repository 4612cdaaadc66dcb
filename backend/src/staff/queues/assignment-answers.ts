import { individualStatusLabel } from '#shared/individuals/individual-status';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import type { Wire } from '#shared/records/field';
import { QUOTE_REQUIRED } from '#shared/sales/assignment';
import {
  ASSIGNMENT,
  type AssignmentOutcome,
  type AssignmentResponse,
  type Colleague,
} from '#shared/sales/assignment.record';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import type { User } from '../../platform/people/user.table.ts';
import type { ClaimRequest } from '../../quoting/quotes/claim-quote.service.ts';
import type { Quote } from '../../quoting/quotes/quote.table.ts';

/** The quotes of groups have an Id, the rows of households a QuoteId. @throws INVALID_INPUT without both */
export function toClaim({ Id, QuoteId, TakeOverFrom }: Wire<typeof ASSIGNMENT>): ClaimRequest {
  const quoteId = Id ?? QuoteId;
  if (quoteId === null) {
    throw new AppError('INVALID_INPUT', INVALID_INPUT, { Id: [QUOTE_REQUIRED] });
  }
  return { quoteId, takeOverFrom: TakeOverFrom };
}

export const toColleague = ({ fullName, username }: User): Colleague => ({ FullName: fullName, Username: username });

export const toAssignmentResponse = (quote: Quote): AssignmentResponse => ({
  QuoteId: quote.id,
  ...assigneeOf(quote),
  QuoteStatus: statusLabel(quote),
});

/** The result for one of several quotes. */
export interface Outcome {
  quoteId: number;
  /** With the user who now works on it; null for an unknown quote. */
  quote: Quote | null;
  /** The group, or the applicant of a household. */
  clientName: string | null;
  /** Why it was not done; null if it was. */
  problem: string | null;
}

export const toAssignmentOutcome = ({ quoteId, quote, clientName, problem }: Outcome): AssignmentOutcome => ({
  QuoteId: quoteId,
  ClientName: clientName,
  IsDone: problem === null,
  Message: problem,
  ...assigneeOf(quote),
  QuoteStatus: quote && statusLabel(quote),
});

const statusLabel = ({ groupId, status }: Quote): string =>
  groupId === null ? individualStatusLabel(status, 'sales') : groupStatusLabel(status, 'internal');

const assigneeOf = (quote: Quote | null) => ({
  AssignedToFullname: quote?.assignedTo?.fullName ?? null,
  AssignedToUsername: quote?.assignedTo?.username ?? null,
  AssignedAt: quote?.assignedAt?.toISOString() ?? null,
});

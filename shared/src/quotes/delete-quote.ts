import { ENROLLMENT_BY_STAFF, isInEnrollment } from '#shared/quotes/next-step';
import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';

export const INTERNAL_CANNOT_DELETE = 'Internal users cannot delete a quote.';
export const ONLY_INTERNAL_RESTORES = 'Only internal users can restore a quote.';
export const ALREADY_DELETED = 'This quote is already deleted.';
export const NOT_DELETED = 'This quote is not deleted.';

interface DeletableQuote {
  status: QuoteStatus;
  isDeleted: boolean;
}

/** Statuses in which an external user may delete a group quote. */
const DELETABLE: readonly QuoteStatus[] = ['EditingCensus', 'Quoting', 'CreatedProposal', 'Enrolling'];

/**
 * Checks whether this user may delete the group quote.
 * @param isBlocked the rule DisableForExternalAgentFlag is set: staff handle quotes in enrollment
 * @returns the message to show, or null. The messages are ours.
 * Source: spec 002 section 4, "Delete and restore".
 */
export function deleteGroupQuoteProblem(
  { status, isDeleted }: DeletableQuote,
  audience: 'external' | 'internal',
  isBlocked: boolean,
): string | null {
  if (audience === 'internal') {
    return INTERNAL_CANNOT_DELETE;
  }
  if (isDeleted) {
    return ALREADY_DELETED;
  }
  if (isBlocked && isInEnrollment(status)) {
    return ENROLLMENT_BY_STAFF;
  }
  return DELETABLE.includes(status)
    ? null
    : `A quote in status ${groupStatusLabel(status, audience)} cannot be deleted.`;
}

/** Checks whether this user may restore the quote. Same source. */
export function restoreQuoteProblem(
  { isDeleted }: Pick<DeletableQuote, 'isDeleted'>,
  audience: 'external' | 'internal',
): string | null {
  if (audience === 'external') {
    return ONLY_INTERNAL_RESTORES;
  }
  return isDeleted ? null : NOT_DELETED;
}

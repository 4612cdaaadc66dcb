import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 002 section 8: "Manual status update modal". */
export const quoteHasBeen = (status: QuoteStatus): string => `Quote has been ${groupStatusLabel(status, 'internal')}.`;

/** Ours: the specification gives the rules but no wording. */
export const ONLY_INTERNAL_UPDATES = 'Only internal users can update the status manually.';
export const APPROVED_STAYS = 'An approved quote cannot be updated manually.';
export const UPDATED_ALREADY = 'This quote has already been processed manually.';
export const DELETED_STAYS = 'This quote is deleted. Restore it first.';

interface UpdatableQuote {
  status: QuoteStatus;
  isDeleted: boolean;
}

/**
 * Checks whether this user may manually set a group quote to Rejected ("Manually Processed").
 * @returns the message to show, or null
 * Source: spec 002 section 4, "Transitions", and section 6, "Internal users".
 */
export function manualUpdateProblem(
  { status, isDeleted }: UpdatableQuote,
  audience: 'external' | 'internal',
): string | null {
  if (audience === 'external') {
    return ONLY_INTERNAL_UPDATES;
  }
  if (isDeleted) {
    return DELETED_STAYS;
  }
  if (status === 'Approved') {
    return APPROVED_STAYS;
  }
  return status === 'Rejected' ? UPDATED_ALREADY : null;
}

import { formatInstant } from '#shared/formats/instant';
import type { QuoteStatus } from '#shared/quotes/quote-status';

export const NOT_RENEWED_PASSIVELY = 'This group is not renewed passively: it may have been undone already.';
export const CANNOT_BE_UNDONE = 'This passive renewal cannot be undone.';
export const NOTHING_TO_UNDO = 'Nothing of this run can be undone any more.';
/** Of a group that was undone before its turn. */
export const WITHDRAWN = 'It was withdrawn before its turn.';

export const undoEnded = (until: Date): string =>
  `This passive renewal could be undone until ${formatInstant(until.toISOString())}.`;

const MINUTE_MS = 60_000;

/** @param minutes rule PassiveRenewalUndoMinutes. null = never */
export const undoUntil = (renewedAt: Date, minutes: number): Date | null =>
  minutes > 0 ? new Date(renewedAt.getTime() + minutes * MINUTE_MS) : null;

/**
 * Whether a passive renewal can be undone now.
 *
 * @param renewal null where the quote was not renewed passively; `until` null = it cannot be undone
 * @returns the message to show, or null when it can
 */
export function undoProblem(
  quote: { status: QuoteStatus; isDeleted: boolean },
  renewal: { until: Date | null } | null,
  now: Date,
): string | null {
  if (renewal === null || quote.status !== 'PassivelyRenewed' || quote.isDeleted) {
    return NOT_RENEWED_PASSIVELY;
  }
  if (renewal.until === null) {
    return CANNOT_BE_UNDONE;
  }
  return now < renewal.until ? null : undoEnded(renewal.until);
}

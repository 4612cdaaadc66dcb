import { formatInstant } from '#shared/formats/instant';

/** Who has claimed a quote in the internal queue. */
export interface Assignee {
  fullName: string;
  username: string;
  /** UTC instant. */
  since: string;
}

/** When two users claim at once, the second is told who holds the quote and since when (ux 10). */
export const heldBy = ({ fullName, since }: Pick<Assignee, 'fullName' | 'since'>): string =>
  `${fullName} has been working on this quote since ${formatInstant(since)}.`;
export const NOT_A_COLLEAGUE = 'Choose a colleague who can work on quotes.';
export const QUOTE_REQUIRED = 'Quote is required.';
export const NOT_YOURS = 'Only the person who claimed a quote, or a super user, can release it.';

/** Compares as the console does: account names, ignoring case (spec 002 section 6, "show-only-my-work"). */
export const isSameUsername = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase();

/**
 * Why a colleague's quote cannot be taken over yet; null = it is taken over from exactly that colleague. The request names the
 * colleague: if someone else has taken the quote over in the meantime, the user is told and decides again.
 */
export const claimProblem = (holder: Assignee, takeOverFrom: string | null | undefined): string | null =>
  isSameUsername(holder.username, takeOverFrom ?? null) ? null : heldBy(holder);

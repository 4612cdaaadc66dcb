import { formatInstant } from '#shared/formats/instant';

/** Who works on a quote of the internal queue. */
export interface Assignee {
  fullName: string;
  username: string;
  /** UTC instant. */
  since: string;
}

/** The loser of two who claim at once is told who holds it and since when (ux 10). */
export const heldBy = ({ fullName, since }: Pick<Assignee, 'fullName' | 'since'>): string =>
  `${fullName} has been working on this quote since ${formatInstant(since)}.`;
export const NOT_YOURS = 'Only whoever works on a quote, or a super user, can release it.';

/** The console's own way to compare: names of accounts, ignoring case (spec 002 section 6, "show-only-my-work"). */
export const isSameUsername = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase();

/**
 * Why a quote that a colleague has cannot be taken yet; null = it is taken over from exactly that colleague.
 * The request names the person: if someone else has taken the quote over in the meantime, the user is told and decides again.
 */
export const claimProblem = (holder: Assignee, takeOverFrom: string | null | undefined): string | null =>
  isSameUsername(holder.username, takeOverFrom ?? null) ? null : heldBy(holder);

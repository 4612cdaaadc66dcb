/** Links to a proposal. Ours: the specification has none. */
export const SHARE_LINK_STATES = ['Active', 'Expired', 'Revoked'] as const;
export type ShareLinkState = (typeof SHARE_LINK_STATES)[number];

export const DEFAULT_SHARE_DAYS = 14;
export const MOST_SHARE_DAYS = 60;
/** Links that one proposal may have in all. */
export const MOST_SHARE_LINKS = 20;
export const MOST_OPENS_SHOWN = 5;

export const SHARE_DAYS_PROBLEM = `A link is valid for 1 to ${MOST_SHARE_DAYS} days.`;
export const TOO_MANY_SHARE_LINKS = `This proposal has ${MOST_SHARE_LINKS} links already. Make the proposal anew to share it again.`;
/** The same for links that never were, are over or were taken back: the answer tells nothing about which. */
export const SHARE_LINK_NOT_VALID = 'This link is not valid any more. Please ask your agent for a new one.';

/** Says whether a link may be valid for so long: whole days. */
export const shareDaysProblem = (days: number): string | null =>
  Number.isInteger(days) && days >= 1 && days <= MOST_SHARE_DAYS ? null : SHARE_DAYS_PROBLEM;

/** The second in which a link ends: from it on, the link is not valid. */
export const shareLinkEnd = (madeAt: Date, days: number): Date => new Date(madeAt.getTime() + days * 86_400_000);

/** A link that was taken back stays so, whenever it would have ended. */
export function shareLinkState(link: { expiresAt: Date; revokedAt: Date | null }, now: Date): ShareLinkState {
  if (link.revokedAt) {
    return 'Revoked';
  }
  return now < link.expiresAt ? 'Active' : 'Expired';
}

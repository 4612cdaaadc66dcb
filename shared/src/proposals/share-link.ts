import type { Field } from '#shared/records/field';
import { whole } from '#shared/records/kinds';

/** Links to a proposal. Ours: the specification has none. */
export const SHARE_LINK_STATES = ['Active', 'Expired', 'Revoked'] as const;
export type ShareLinkState = (typeof SHARE_LINK_STATES)[number];

export const DEFAULT_SHARE_DAYS = 14;
export const MOST_SHARE_DAYS = 60;
/** The maximum number of links per proposal. */
export const MOST_SHARE_LINKS = 20;
export const MOST_OPENS_SHOWN = 5;

export const SHARE_DAYS_PROBLEM = `A link is valid for 1 to ${MOST_SHARE_DAYS} days.`;
export const TOO_MANY_SHARE_LINKS = `This proposal has ${MOST_SHARE_LINKS} links already. Make the proposal again to share it.`;
/** The same for links that never existed, expired or were revoked: the response does not reveal which. */
export const SHARE_LINK_NOT_VALID = 'This link is not valid any more. Please ask your agent for a new one.';

/** Checks whether a link may be valid for this number of days: whole days. */
export const shareDaysProblem = (days: number): string | null =>
  Number.isInteger(days) && days >= 1 && days <= MOST_SHARE_DAYS ? null : SHARE_DAYS_PROBLEM;

/** The second at which a link expires: from then on it is invalid. */
export const shareLinkEnd = (madeAt: Date, days: number): Date => new Date(madeAt.getTime() + days * 86_400_000);

/** A revoked link stays revoked, whenever it would have expired. */
export function shareLinkState(link: { expiresAt: Date; revokedAt: Date | null }, now: Date): ShareLinkState {
  if (link.revokedAt) {
    return 'Revoked';
  }
  return now < link.expiresAt ? 'Active' : 'Expired';
}

/** The number of days for which a link is valid. */
export const SHARE_DAYS: Field<number> = {
  ...whole('Days', { min: 1, max: MOST_SHARE_DAYS, example: 14 }),
  problem: (value) => (typeof value === 'number' ? shareDaysProblem(value) : SHARE_DAYS_PROBLEM),
};

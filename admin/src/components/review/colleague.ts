import type { QuoteClaim } from '#shared/enrollment/enrollment.record';
import { isSameUsername } from '#shared/sales/assignment';
import { currentUser } from '../../providers/current-user.ts';

/** The colleague who has claimed the quote; null if none, or if it is the user. */
export const colleagueOf = (claim: QuoteClaim | null): QuoteClaim | null =>
  claim === null || isSameUsername(claim.Username, currentUser().Username) ? null : claim;

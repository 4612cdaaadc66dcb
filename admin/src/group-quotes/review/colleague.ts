import type { EnrollmentOverview, QuoteClaim } from '#shared/enrollment/enrollment.record';
import { isSameUsername } from '#shared/sales/assignment';
import { currentUser } from '../../providers/current-user.ts';

/** The colleague who has claimed the quote; null if none, or if it is the user. */
export const colleagueOf = ({ Claim }: EnrollmentOverview): QuoteClaim | null =>
  Claim === null || isSameUsername(Claim.Username, currentUser().Username) ? null : Claim;

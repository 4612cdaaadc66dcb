import type { EnrollmentOverview, QuoteClaim } from '#shared/enrollment/enrollment.record';
import { isSameUsername } from '#shared/sales/assignment';
import { useUser } from '../../app/session/use-user.ts';

/** The colleague who has claimed the quote; null if none, or if it is the user. */
export function useColleague({ Claim }: EnrollmentOverview): QuoteClaim | null {
  const { Username } = useUser();
  return Claim === null || isSameUsername(Claim.Username, Username) ? null : Claim;
}

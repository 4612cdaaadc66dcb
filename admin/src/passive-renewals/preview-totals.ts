import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';

const RANK: Record<RenewalPreview['Outcome'], number> = { Fails: 0, Left: 2, Renews: 4 };
const CENTS = 100;

/**
 * Its premium rises by more than the limit.
 * @param limit rule PassiveRenewalReviewPercent; undefined while it is loading
 */
export function needsReview({ PremiumNow, PremiumThen }: RenewalPreview, limit: number | undefined): boolean {
  const isCompared = PremiumNow !== null && PremiumNow > 0 && PremiumThen !== null && limit !== undefined;
  return isCompared && (PremiumThen - PremiumNow) * 100 > PremiumNow * limit;
}

/** Exceptions first, then steep increases; each kind ordered by name. */
export function exceptionsFirst(previews: readonly RenewalPreview[], limit: number | undefined): RenewalPreview[] {
  const rank = (preview: RenewalPreview) => RANK[preview.Outcome] + (needsReview(preview, limit) ? 0 : 1);
  return [...previews].sort(
    (one, other) => rank(one) - rank(other) || one.GroupName.localeCompare(other.GroupName, 'en'),
  );
}

/** The count of each outcome, and the total monthly premium of those that renew, in dollars: added up in cents. */
export function previewTotals(previews: readonly RenewalPreview[], limit: number | undefined) {
  const count = (outcome: RenewalPreview['Outcome']) => previews.filter(({ Outcome }) => Outcome === outcome).length;
  const sum = (premium: 'PremiumNow' | 'PremiumThen') =>
    previews.reduce((total, preview) => total + Math.round((preview[premium] ?? 0) * CENTS), 0) / CENTS;
  return {
    renew: count('Renews'),
    fail: count('Fails'),
    left: count('Left'),
    steep: previews.filter((preview) => needsReview(preview, limit)).length,
    premiumNow: sum('PremiumNow'),
    premiumThen: sum('PremiumThen'),
  };
}

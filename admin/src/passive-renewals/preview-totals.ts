import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';

const RANK: Record<RenewalPreview['Outcome'], number> = { Fails: 0, Left: 1, Renews: 2 };
const CENTS = 100;

/** Exceptions first, each kind ordered by name. */
export const exceptionsFirst = (previews: readonly RenewalPreview[]): RenewalPreview[] =>
  [...previews].sort(
    (one, other) => RANK[one.Outcome] - RANK[other.Outcome] || one.GroupName.localeCompare(other.GroupName, 'en'),
  );

/** The count of each outcome, and the total monthly premium of those that renew, in dollars: added up in cents. */
export function previewTotals(previews: readonly RenewalPreview[]) {
  const count = (outcome: RenewalPreview['Outcome']) => previews.filter(({ Outcome }) => Outcome === outcome).length;
  const sum = (premium: 'PremiumNow' | 'PremiumThen') =>
    previews.reduce((total, preview) => total + Math.round((preview[premium] ?? 0) * CENTS), 0) / CENTS;
  return {
    renew: count('Renews'),
    fail: count('Fails'),
    left: count('Left'),
    premiumNow: sum('PremiumNow'),
    premiumThen: sum('PremiumThen'),
  };
}

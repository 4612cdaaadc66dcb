/** Employees by who is covered with them, in the order of screens and documents. */
export const COVERAGE_TIERS = ['Employee only', 'Employee and spouse', 'Employee and child(ren)', 'Family'] as const;
export type CoverageTier = (typeof COVERAGE_TIERS)[number];

/** The tier of a household. A domestic partner counts as a spouse. */
export function coverageTier({ spouse, child }: { spouse: boolean; child: boolean }): CoverageTier {
  if (spouse) {
    return child ? 'Family' : 'Employee and spouse';
  }
  return child ? 'Employee and child(ren)' : 'Employee only';
}

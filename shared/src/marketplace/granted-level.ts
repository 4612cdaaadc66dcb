import type { Rules } from '#shared/business-rules/rules';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { csrPercentage } from '#shared/eligibility/csr-percentage';

const KINDS: Readonly<Record<CsrLevel, string>> = {
  1: 'standard',
  2: 'none to pay',
  3: 'limited for members of tribes',
  4: 'reduced on silver plans',
  5: 'reduced on silver plans',
  6: 'reduced on silver plans',
};

/** "Level 5, reduced on silver plans (87%)". Individuals, decision 28. */
export function grantedLevelText(level: CsrLevel, rules: Rules): string {
  const percentage = csrPercentage(level, rules);
  return `Level ${level}, ${KINDS[level]}${percentage === null ? '' : ` (${percentage}%)`}`;
}

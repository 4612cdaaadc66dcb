import type { Rules } from '#shared/business-rules/rules';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';

/** Of the costs, paid by a plan with this level; null where no percentage is configured. */
export function csrPercentage(level: CsrLevel, rules: Rules): number | null {
  switch (level) {
    case 2:
      return rules.CsrLevel2Percentage;
    case 4:
      return rules.CsrLevel4Percentage;
    case 5:
      return rules.CsrLevel5Percentage;
    case 6:
      return rules.CsrLevel6Percentage;
    default:
      return null;
  }
}

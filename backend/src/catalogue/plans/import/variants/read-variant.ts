import { costSharingVariant, type CsrLevel } from '#shared/eligibility/cost-sharing';
import type { MetalTier } from '#shared/plans/plan-codes';
import { basisPoints, type Cells, type FiledPlan, readPlan } from '../plan-attributes.ts';

/** The properties of a cost-sharing variant in a row of the file. The copays are imported with the benefits. */
export interface FiledVariant {
  variant: CsrLevel;
  metalTier: MetalTier | null;
  actuarialValueBasisPoints: number | null;
  costs: FiledPlan['costs'];
}

/** How CSRVariationType begins; it names the standard variants otherwise each year. */
const TYPES: readonly (readonly [beginning: RegExp, variant: CsrLevel])[] = [
  [/^zero/i, 2],
  [/^limited/i, 3],
  [/^73/, 4],
  [/^87/, 5],
  [/^94/, 6],
];
/** The insurer's own value, where its plan design does not fit the calculator of CMS, or the calculator's. */
const ACTUARIAL_VALUES = ['IssuerActuarialValue', 'AVCalculatorOutputNumber'] as const;
const NOT_FILED = /^(not applicable|n\/a)?$/i;

/**
 * A cost-sharing variant from a row of a CMS Plan Attributes PUF, which repeats all properties of the plan.
 *
 * @param variant 2 to 6, from the suffix of PlanId
 * @returns why the row cannot be imported, if it cannot
 * Source: CMS, "Plan Attributes PUF" data dictionary; 45 CFR 156.420 for which plans have variants.
 */
export function readVariant(cell: Cells, variant: CsrLevel): FiledVariant | string {
  const plan = readPlan(cell);
  if (typeof plan === 'string') {
    return plan;
  }
  const id = cell('PlanId');
  const named = TYPES.find(([beginning]) => beginning.test(cell('CSRVariationType')));
  if (named && named[1] !== variant) {
    return `CSRVariationType "${cell('CSRVariationType')}" is not that of PlanId "${id}".`;
  }
  if (plan.market !== 'Individual' || plan.coverage !== 'medical' || !plan.isOnExchange) {
    return `PlanId "${id}": only medical plans for individuals on the exchange have cost-sharing variants.`;
  }
  if (costSharingVariant(plan.metalTier, variant) !== variant) {
    return `PlanId "${id}": a ${plan.metalTier ?? ''} plan has no variant 0${variant}.`;
  }
  const value = ACTUARIAL_VALUES.map(cell).find((text) => !NOT_FILED.test(text));
  const actuarialValueBasisPoints = value === undefined ? null : basisPoints(value);
  if (value !== undefined && actuarialValueBasisPoints === null) {
    return `The actuarial value "${value}" is no percentage.`;
  }
  return { variant, metalTier: plan.metalTier, actuarialValueBasisPoints, costs: plan.costs };
}

import type { EntityManager } from 'typeorm';
import { costSharingVariant, type CsrLevel } from '#shared/eligibility/cost-sharing';
import type { MetalTier } from '#shared/plans/plan-codes';
import type { ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { type Plan, PlanVariant } from '../plan.table.ts';
import { variantKey } from './known-plans.ts';
import { basisPoints, type Cells, type FiledPlan, NO_COPAYS, readPlan } from './plan-attributes.ts';

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

/** A row with a variant: its plan may come later in the file. */
interface VariantRow {
  row: number;
  /** planKey of its plan. */
  plan: string;
  filed: FiledVariant;
}

/** Collects the cost-sharing variants of a file and writes those that differ, once all plans are known. */
export class VariantWriter {
  private readonly rows = new Map<string, VariantRow>();

  constructor(
    private readonly tx: EntityManager,
    private readonly summary: ImportSummary,
  ) {}

  /** Keeps the variant of a row, or returns why it cannot be imported. */
  take(cell: Cells, variant: CsrLevel, { row, plan }: { row: number; plan: string }): string | null {
    const key = `${plan} ${variant}`;
    if (this.rows.has(key)) {
      return `PlanId "${cell('PlanId')}" is in the file twice.`;
    }
    const filed = readVariant(cell, variant);
    if (typeof filed === 'string') {
      return filed;
    }
    this.rows.set(key, { row, plan, filed });
    return null;
  }

  /**
   * Writes the variants, unless a row has been refused: then the import is rolled back anyway.
   * @param plans the stored plans and those of the file, by planKey
   * @param inFile also those of the file that could not be written, because a row was refused
   */
  async write(plans: ReadonlyMap<string, Pick<Plan, 'id' | 'metalTier'>>, inFile: ReadonlySet<string>): Promise<void> {
    const found = [...this.rows.values()].map((each) => ({ ...each, plan: plans.get(each.plan), key: each.plan }));
    for (const { row, plan, key, filed } of found) {
      const problem = !plan && inFile.has(key) ? null : planProblem(plan, filed);
      if (problem !== null) {
        this.summary.refuse(row, problem);
      }
    }
    if (this.summary.refusedTotal === 0) {
      await this.store(found.map(({ plan, filed }) => ({ planId: plan!.id, filed })));
    }
  }

  private async store(variants: readonly { planId: number; filed: FiledVariant }[]): Promise<void> {
    const stored = new Map(
      (await this.tx.find(PlanVariant)).map((each) => [variantKey(each.planId, each.variant), each]),
    );
    const added = [];
    for (const { planId, filed } of variants) {
      const { variant, actuarialValueBasisPoints, costs } = filed;
      const known = stored.get(variantKey(planId, variant));
      if (!known) {
        added.push(planId, variant, actuarialValueBasisPoints, JSON.stringify({ ...NO_COPAYS, ...costs }));
        this.summary.added += 1;
      } else {
        this.summary[await this.change(known, filed)] += 1;
      }
    }
    await insertRows(this.tx, 'plan_variants', ['planId', 'variant', 'actuarialValueBasisPoints', 'tier1'], added);
  }

  private async change(
    known: PlanVariant,
    { actuarialValueBasisPoints, costs }: FiledVariant,
  ): Promise<'changed' | 'unchanged'> {
    const tier1 = { ...known.tier1, ...costs };
    const isSame =
      known.actuarialValueBasisPoints === actuarialValueBasisPoints &&
      JSON.stringify(known.tier1) === JSON.stringify(tier1);
    if (isSame) {
      return 'unchanged';
    }
    await this.tx.update(PlanVariant, { id: known.id }, { actuarialValueBasisPoints, tier1 });
    return 'changed';
  }
}

function planProblem(plan: Pick<Plan, 'metalTier'> | undefined, { variant, metalTier }: FiledVariant): string | null {
  if (!plan) {
    return `The plan of this variant 0${variant} is not known. Its own row, with the suffix -00 or -01, must be in the file.`;
  }
  return plan.metalTier === metalTier
    ? null
    : `MetalLevel ${metalTier ?? ''} of variant 0${variant} is not that of its plan, ${plan.metalTier ?? 'none'}.`;
}

import type { DataSource, EntityManager } from 'typeorm';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import { isSoldInArea } from '#shared/plans/plan-codes';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport, ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { Plan, PlanCounty } from '../plan.table.ts';
import { readCsv } from './csv-rows.ts';
import { parsePlanId, planKey, variantNumber } from './known-plans.ts';
import {
  NO_COPAYS,
  OPTIONAL_COLUMNS,
  propertiesLeftOpen,
  readPlan,
  REQUIRED_COLUMNS,
  type Cells,
  type FiledPlan,
} from './plan-attributes.ts';
import { VariantWriter } from './variant-writer.ts';

const YEAR = /^20\d\d$/;

/**
 * Imports plans: a CMS Plan Attributes PUF (or a file with its columns), all or nothing. The first base row of a plan (suffix -00 or -01)
 * is the plan, the rows -02 to -06 are its cost-sharing variants. Plans and variants that are not in the file are unchanged.
 *
 * MarketCoverage "Short-Term" is our own, for plans that CMS does not publish. Columns of our own, all optional: PlanKind, PlanSuiteName,
 * ChargesEveryChild, WaitingMonths, and CountyFips with the counties in which the plan is sold ("26081 26139"). Without CountyFips a new
 * plan is sold in the whole state (medical plans other than PPO not in area 16), and a known one keeps its counties.
 * Source: CMS, "Plan Attributes PUF" data dictionary.
 */
export function importPlans(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'rates', async (tx, summary) => {
    const stored = new Map((await tx.find(Plan)).map((plan) => [planKey(plan.businessYear, plan.hiosPlanId), plan]));
    const writer = new PlanWriter(tx, summary, stored);
    const wanted = { required: REQUIRED_COLUMNS, optional: OPTIONAL_COLUMNS };
    for await (const { records, rows, at } of readCsv(file, wanted)) {
      summary.rows += records.length;
      for (const [index, record] of records.entries()) {
        const problem = await writer.take((column) => (record[at[column]] ?? '').trim(), rows[index] ?? 0);
        if (problem !== null) {
          summary.refuse(rows[index] ?? 0, problem);
        }
      }
    }
    await writer.writeVariants();
  });
}

class PlanWriter {
  private readonly seen = new Set<string>();
  private readonly variants: VariantWriter;

  constructor(
    private readonly tx: EntityManager,
    private readonly summary: ImportSummary,
    private readonly stored: Map<string, Plan>,
  ) {
    this.variants = new VariantWriter(tx, summary);
  }

  writeVariants(): Promise<void> {
    return this.variants.write(this.stored, this.seen);
  }

  /** Writes the plan of a row, or returns why it cannot. Variants are written at the end. */
  async take(cell: Cells, row: number): Promise<string | null> {
    const id = parsePlanId(cell('StandardComponentId'));
    const named = parsePlanId(cell('PlanId'));
    const businessYear = cell('BusinessYear');
    if (id === null || named?.hiosPlanId !== id.hiosPlanId) {
      return `StandardComponentId "${cell('StandardComponentId')}" and PlanId "${cell('PlanId')}" are no ids of one plan.`;
    }
    if (!YEAR.test(businessYear)) {
      return `BusinessYear "${businessYear}" is no year.`;
    }
    if (cell('StateCode').toUpperCase() !== 'MI') {
      return `StateCode is "${cell('StateCode')}"; only plans of MI are sold here.`;
    }
    const key = planKey(businessYear, id.hiosPlanId);
    const variant = variantNumber(named.variant);
    if (variant !== null && variant !== 1) {
      return this.variants.take(cell, variant, { row, plan: key });
    }
    if (variant === null || this.seen.has(key)) {
      this.summary.skipped += 1;
      return null;
    }
    this.seen.add(key);
    return this.takePlan(cell, { hiosPlanId: id.hiosPlanId, businessYear: Number(businessYear) });
  }

  private async takePlan(cell: Cells, id: Pick<Plan, 'hiosPlanId' | 'businessYear'>): Promise<string | null> {
    const filed = readPlan(cell);
    const counties = countiesIn(cell('CountyFips'));
    if (typeof filed === 'string' || typeof counties === 'string') {
      return typeof filed === 'string' ? filed : String(counties);
    }
    if (this.summary.refusedTotal === 0) {
      const known = this.stored.get(planKey(id.businessYear, id.hiosPlanId));
      const outcome = known
        ? await this.change(known, { filed, counties, leftOpen: propertiesLeftOpen(cell) })
        : await this.add(id, filed, counties);
      this.summary[outcome] += 1;
    }
    return null;
  }

  private async add(
    key: Pick<Plan, 'hiosPlanId' | 'businessYear'>,
    { costs, ...filed }: FiledPlan,
    counties: string[] | null,
  ): Promise<'added'> {
    const tier1 = { ...NO_COPAYS, ...costs };
    const plan = await this.tx.save(Object.assign(new Plan(), { ...key, ...filed, tier1, tier2: null }));
    this.stored.set(planKey(key.businessYear, key.hiosPlanId), plan);
    await this.sell(plan.id, counties ?? wholeState(filed));
    return 'added';
  }

  private async change(
    known: Plan,
    {
      filed: { costs, ...filed },
      counties,
      leftOpen,
    }: { filed: FiledPlan; counties: string[] | null; leftOpen: ReadonlySet<string> },
  ): Promise<'changed' | 'unchanged'> {
    const changes = changesOf(known, { ...filed, tier1: { ...known.tier1, ...costs } }, leftOpen);
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged) {
      await this.tx.update(Plan, { id: known.id }, changes);
      Object.assign(known, changes);
    }
    const moves = counties !== null && (await this.moves(known.id, counties));
    if (moves) {
      await this.tx.delete(PlanCounty, { planId: known.id });
      await this.sell(known.id, counties);
    }
    return isChanged || moves ? 'changed' : 'unchanged';
  }

  private async moves(planId: number, counties: readonly string[]): Promise<boolean> {
    const sold = await this.tx.findBy(PlanCounty, { planId });
    const before = sold.map(({ countyFips }) => countyFips).sort();
    return before.join() !== counties.toSorted().join();
  }

  private sell(planId: number, counties: readonly string[]): Promise<void> {
    const values = counties.flatMap((countyFips) => [planId, countyFips]);
    return insertRows(this.tx, 'plan_counties', ['planId', 'countyFips'], values);
  }
}

const KNOWN_COUNTIES = new Set(MICHIGAN_COUNTIES.map(({ fips }) => fips));

/** null = not in the file; text = the problem. */
function countiesIn(text: string): string[] | null | string {
  const counties = [...new Set(text.split(/[\s;|]+/).filter(Boolean))];
  const unknown = counties.find((fips) => !KNOWN_COUNTIES.has(fips));
  if (unknown !== undefined) {
    return `CountyFips "${unknown}" is no county of Michigan.`;
  }
  return counties.length === 0 ? null : counties;
}

const wholeState = (plan: Pick<Plan, 'coverage' | 'networkType'>): string[] =>
  MICHIGAN_COUNTIES.filter(({ rateArea }) => isSoldInArea(plan, rateArea)).map(({ fips }) => fips);

/** The properties that differ, except those that the file leaves empty. */
function changesOf(known: Plan, filed: Partial<Plan>, leftOpen: ReadonlySet<string>): Partial<Plan> {
  const changed = (Object.entries(filed) as [keyof Plan, unknown][]).filter(
    ([name, value]) => !leftOpen.has(name) && JSON.stringify(value) !== JSON.stringify(known[name]),
  );
  return Object.fromEntries(changed) as Partial<Plan>;
}

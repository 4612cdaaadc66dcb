import type { DataSource, EntityManager } from 'typeorm';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport, ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { type BenefitText, Plan, PlanBenefit, PlanVariant, PlanVariantBenefit, type TierCosts } from '../plan.table.ts';
import { categoryOf, costText, limitText } from './benefit-text.ts';
import { readCsv } from './csv-rows.ts';
import {
  type FiledPlanId,
  knownPlanIds,
  knownVariantIds,
  parsePlanId,
  planKey,
  variantKey,
  variantNumber,
} from './known-plans.ts';

const REQUIRED = [
  'BusinessYear',
  'StateCode',
  'PlanId',
  'BenefitName',
  'CopayInnTier1',
  'CopayOutofNet',
  'CoinsInnTier1',
  'CoinsOutofNet',
  'IsCovered',
] as const;
const OPTIONAL = ['LimitQty', 'LimitUnit', 'Explanation'] as const;
type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number];

/**
 * Imports benefits: a CMS Benefits and Cost Sharing PUF (or a file with its columns) for known plans, all or nothing. Replaces benefits of
 * the same name; benefits that are not in the file are unchanged. Of the rows -00 and -01 of a plan only those that come first are read; the
 * rows -02 to -06 belong to its cost-sharing variants. The copays on plan cards also come from here.
 * Source: CMS, "Benefits and Cost Sharing PUF" data dictionary.
 */
export function importBenefits(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'rates', async (tx, summary) => {
    const lists = new BenefitLists(tx, summary);
    const known = { planIds: await knownPlanIds(tx), variantIds: await knownVariantIds(tx) };
    const reader = new BenefitReader(lists, summary, known);
    for await (const { records, rows, at } of readCsv<Column>(file, { required: REQUIRED, optional: OPTIONAL })) {
      summary.rows += records.length;
      for (const [index, record] of records.entries()) {
        const problem = reader.take((column) => (record[at[column]] ?? '').trim());
        if (problem !== null) {
          summary.refuse(rows[index] ?? 0, problem);
        }
      }
      await lists.writeWhenMany();
    }
    await lists.write();
  });
}

type Cells = (column: Column) => string;

class BenefitReader {
  /** The variant that each plan's benefits are read from: the first base variant in the file. */
  private readonly variants = new Map<number, string>();

  constructor(
    private readonly lists: BenefitLists,
    private readonly summary: ImportSummary,
    private readonly known: Readonly<Record<'planIds' | 'variantIds', ReadonlyMap<string, number>>>,
  ) {}

  take(cell: Cells): string | null {
    const filed = parsePlanId(cell('PlanId'));
    if (filed === null) {
      return `PlanId "${cell('PlanId')}" is no plan id.`;
    }
    if (cell('StateCode').toUpperCase() !== 'MI') {
      return `StateCode is "${cell('StateCode')}"; only plans of MI are sold here.`;
    }
    const planId = this.known.planIds.get(planKey(cell('BusinessYear'), filed.hiosPlanId));
    if (planId === undefined) {
      return `Plan ${filed.hiosPlanId} of ${cell('BusinessYear')} is not known. Import the plans first.`;
    }
    if (cell('BenefitName') === '') {
      return 'BenefitName is missing.';
    }
    const owner = this.ownerOf(planId, filed);
    if (owner === null) {
      this.summary.skipped += 1;
      return null;
    }
    if (typeof owner === 'string') {
      return owner;
    }
    const isNew = this.lists.add(owner, lineOf(cell));
    return isNew ? null : `The benefit "${cell('BenefitName')}" of plan ${cell('PlanId')} is in the file twice.`;
  }

  /** Whose benefit it is; null for the second base variant and unknown suffixes; text = the problem. */
  private ownerOf(planId: number, { hiosPlanId, variant }: FiledPlanId): BenefitOwner | string | null {
    const number = variantNumber(variant);
    if (number === null) {
      return null;
    }
    if (number === 1) {
      const taken = this.variants.get(planId) ?? variant;
      this.variants.set(planId, taken);
      return taken === variant ? { kind: 'plan', id: planId } : null;
    }
    const id = this.known.variantIds.get(variantKey(planId, number));
    return id === undefined
      ? `Variant ${variant} of plan ${hiosPlanId} is not known. Import the plans first.`
      : { kind: 'variant', id };
  }
}

function lineOf(cell: Cells): BenefitLine {
  const isCovered = cell('IsCovered');
  const limits = [limitText(cell('LimitQty'), cell('LimitUnit')), cell('Explanation')].filter(Boolean);
  return {
    category: categoryOf(cell('BenefitName')),
    benefit: cell('BenefitName').slice(0, 200),
    inNetwork: costText({ isCovered, copay: cell('CopayInnTier1'), coinsurance: cell('CoinsInnTier1') }),
    outOfNetwork: costText({ isCovered, copay: cell('CopayOutofNet'), coinsurance: cell('CoinsOutofNet') }),
    limits: limits.join('. '),
  };
}

type BenefitLine = Omit<BenefitText, 'position'>;

/** Whose benefits they are: those of a plan, or of one of its cost-sharing variants. */
interface BenefitOwner {
  kind: 'plan' | 'variant';
  id: number;
}

const STORED = {
  plan: { lines: PlanBenefit, table: 'plan_benefits', owner: Plan, ownerColumn: 'planId' },
  variant: { lines: PlanVariantBenefit, table: 'plan_variant_benefits', owner: PlanVariant, ownerColumn: 'variantId' },
} as const;

/** Number of benefit summaries that are buffered before writing. A file in the usual order needs each once. */
const LISTS_KEPT = 100;
const FIELDS = ['category', 'benefit', 'inNetwork', 'outOfNetwork', 'limits'] as const;

/** Benefits whose in-network cost a plan card shows, by the name that CMS gives them. */
const COPAYS: readonly (readonly [benefit: RegExp, copay: keyof TierCosts & `${string}Copay`])[] = [
  [/^primary care visit/i, 'primaryCareCopay'],
  [/^specialist visit/i, 'specialistCopay'],
  [/^urgent care/i, 'urgentCareCopay'],
  [/^emergency room/i, 'emergencyRoomCopay'],
  [/^generic drugs/i, 'genericDrugCopay'],
];

/** Collects benefits by plan or variant and writes each whole list; an identical stored list is not rewritten. */
class BenefitLists {
  private readonly waiting = new Map<string, { owner: BenefitOwner; lines: BenefitLine[] }>();
  private readonly given = new Set<string>();

  constructor(
    private readonly tx: EntityManager,
    private readonly summary: ImportSummary,
  ) {}

  /** @returns false when the plan or variant already has this benefit */
  add(owner: BenefitOwner, line: BenefitLine): boolean {
    const list = `${owner.kind} ${owner.id}`;
    const key = `${list} ${keyOf(line)}`;
    if (this.given.has(key)) {
      return false;
    }
    this.given.add(key);
    const waiting = this.waiting.get(list) ?? { owner, lines: [] };
    waiting.lines.push(line);
    this.waiting.set(list, waiting);
    return true;
  }

  async writeWhenMany(): Promise<void> {
    if (this.waiting.size >= LISTS_KEPT) {
      await this.write();
    }
  }

  /** Writes the buffered lists, unless a row has been refused: then the import is rolled back anyway. */
  async write(): Promise<void> {
    if (this.summary.refusedTotal === 0) {
      for (const { owner, lines } of this.waiting.values()) {
        await this.writeList(owner, lines);
      }
    }
    this.waiting.clear();
  }

  private async writeList(owner: BenefitOwner, lines: readonly BenefitLine[]): Promise<void> {
    const stored: BenefitLine[] = await this.stored(owner);
    const merged = new Map(stored.map((line) => [keyOf(line), line]));
    let isChanged = false;
    for (const line of lines) {
      const key = keyOf(line);
      const before = merged.get(key);
      const outcome = !before
        ? 'added'
        : FIELDS.every((field) => before[field] === line[field])
          ? 'unchanged'
          : 'changed';
      this.summary[outcome] += 1;
      isChanged ||= outcome !== 'unchanged';
      merged.set(key, line);
    }
    if (isChanged) {
      await this.replace(owner, [...merged.values()]);
    }
  }

  private stored({ kind, id }: BenefitOwner): Promise<BenefitLine[]> {
    return kind === 'plan'
      ? this.tx.find(PlanBenefit, { where: { planId: id }, order: { position: 'ASC' } })
      : this.tx.find(PlanVariantBenefit, { where: { variantId: id }, order: { position: 'ASC' } });
  }

  private async replace({ kind, id }: BenefitOwner, lines: readonly BenefitLine[]): Promise<void> {
    const { lines: stored, table, owner, ownerColumn } = STORED[kind];
    await this.tx.delete(stored, { [ownerColumn]: id });
    await insertRows(
      this.tx,
      table,
      [ownerColumn, 'position', ...FIELDS],
      lines.flatMap((line, at) => [id, at + 1, ...FIELDS.map((field) => line[field])]),
    );
    const { tier1 } = await this.tx.findOneByOrFail<Plan | PlanVariant>(owner, { id });
    await this.tx.update(owner, { id }, { tier1: { ...tier1, ...copaysIn(lines) } });
  }
}

/** A name is unique only within its category: an inpatient stay for mental health is not a hospital stay. */
const keyOf = ({ category, benefit }: BenefitLine): string => `${category}\n${benefit.toLowerCase()}`;

function copaysIn(lines: readonly BenefitLine[]): Partial<TierCosts> {
  const found = COPAYS.flatMap(([name, copay]) => {
    const line = lines.find(({ benefit }) => name.test(benefit));
    return line ? [[copay, line.inNetwork] as const] : [];
  });
  return Object.fromEntries(found);
}

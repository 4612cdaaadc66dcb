import type { EntityManager } from 'typeorm';
import type { ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { type BenefitText, Plan, PlanBenefit, PlanVariant, PlanVariantBenefit, type TierCosts } from '../plan.table.ts';

export type BenefitLine = Omit<BenefitText, 'position'>;

/** Whose benefits they are: those of a plan, or of one of its cost-sharing variants. */
export interface BenefitOwner {
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
export class BenefitLists {
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

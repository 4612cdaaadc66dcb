import type { EntityManager } from 'typeorm';
import type { ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { PlanBenefit } from '../plan-benefit.entity.ts';
import { Plan, type TierCosts } from '../plan.entity.ts';

export type BenefitLine = Pick<PlanBenefit, 'category' | 'benefit' | 'inNetwork' | 'outOfNetwork' | 'limits'>;

/** Number of plans whose benefits are buffered before writing. A file in the usual order needs each plan once. */
const PLANS_KEPT = 100;
const FIELDS = ['category', 'benefit', 'inNetwork', 'outOfNetwork', 'limits'] as const;

/** Benefits whose in-network cost a plan card shows, by the name that CMS gives them. */
const COPAYS: readonly (readonly [benefit: RegExp, copay: keyof TierCosts & `${string}Copay`])[] = [
  [/^primary care visit/i, 'primaryCareCopay'],
  [/^specialist visit/i, 'specialistCopay'],
  [/^urgent care/i, 'urgentCareCopay'],
  [/^emergency room/i, 'emergencyRoomCopay'],
  [/^generic drugs/i, 'genericDrugCopay'],
];

/** Collects benefits by plan and writes each plan's whole list; an identical stored list is not rewritten. */
export class BenefitLists {
  private readonly waiting = new Map<number, BenefitLine[]>();
  private readonly given = new Set<string>();

  constructor(
    private readonly tx: EntityManager,
    private readonly summary: ImportSummary,
  ) {}

  /** @returns false when the plan already has this benefit */
  add(planId: number, line: BenefitLine): boolean {
    const key = `${planId} ${keyOf(line)}`;
    if (this.given.has(key)) {
      return false;
    }
    this.given.add(key);
    this.waiting.set(planId, [...(this.waiting.get(planId) ?? []), line]);
    return true;
  }

  async writeWhenMany(): Promise<void> {
    if (this.waiting.size >= PLANS_KEPT) {
      await this.write();
    }
  }

  /** Writes the buffered lists, unless a row has been refused: then the import is rolled back anyway. */
  async write(): Promise<void> {
    if (this.summary.refusedTotal === 0) {
      for (const [planId, lines] of this.waiting) {
        await this.writePlan(planId, lines);
      }
    }
    this.waiting.clear();
  }

  private async writePlan(planId: number, lines: readonly BenefitLine[]): Promise<void> {
    const stored: BenefitLine[] = await this.tx.find(PlanBenefit, { where: { planId }, order: { position: 'ASC' } });
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
      await this.replace(planId, [...merged.values()]);
    }
  }

  private async replace(planId: number, lines: readonly BenefitLine[]): Promise<void> {
    await this.tx.delete(PlanBenefit, { planId });
    await insertRows(
      this.tx,
      'plan_benefits',
      ['planId', 'position', ...FIELDS],
      lines.flatMap((line, at) => [planId, at + 1, ...FIELDS.map((field) => line[field])]),
    );
    const plan = await this.tx.findOneByOrFail(Plan, { id: planId });
    await this.tx.update(Plan, { id: planId }, { tier1: { ...plan.tier1, ...copaysIn(lines) } });
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

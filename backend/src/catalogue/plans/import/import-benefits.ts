import type { DataSource } from 'typeorm';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport, ImportSummary } from '../../../platform/database/import-report.ts';
import { BenefitLists, type BenefitLine, type BenefitOwner } from './benefit-lists.ts';
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

import path from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { counted } from '#shared/formats/text';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import { ImportFileError, type ImportReport, type ImportSummary } from '../../../platform/database/import-report.ts';
import { readJsonRecords } from '../../plans/import/json-records.ts';
import { Plan } from '../../plans/plan.table.ts';
import { type FiledMedicine, type FiledPlan, type FiledTier, readFormularyRecord } from './formulary-record.ts';
import { FormularyWriter } from './formulary-writer.ts';

/**
 * Imports the formularies of an insurer for a year: its `plans.json` and all its `drugs.json` together, all or nothing. The formulary of each
 * plan that they name is replaced as a whole, so that what is no longer listed is gone; other plans and years are unchanged. Plans that are
 * not in the catalogue are counted and left out. The files are read twice, in constant memory: first to check every record, and to learn
 * which plans they name; then to write.
 *
 * Row numbers in the report are a file's records, starting at 1.
 * Source: CMS, "QHP provider and formulary APIs".
 *
 * @throws ImportFileError for files that do not belong together, and a year without plans
 */
export function importFormulary(database: DataSource, year?: string, ...files: string[]): Promise<ImportReport> {
  if (!/^20\d\d$/.test(year ?? '') || files.length === 0) {
    throw new ImportFileError('Give the year, then the files: 2027 plans.json drugs.json');
  }
  return importAllOrNothing(database, 'formularies', async (tx, summary) => {
    const records = new FormularyRecords(files, Number(year));
    const survey = new Survey(await knownPlans(tx, Number(year)), summary);
    for await (const { record, row, name } of records.read()) {
      survey.add(record, row, name);
    }
    survey.close();
    if (summary.refusedTotal > 0) {
      return;
    }
    const writer = new FormularyWriter(tx, summary, survey);
    await writer.writeTiers();
    for await (const { record } of records.read()) {
      if (record !== null && typeof record !== 'string' && record.kind === 'medicine') {
        await writer.add(record);
      }
    }
    await writer.finish();
  });
}

/** The plans of the year by filed id. @throws ImportFileError */
async function knownPlans(tx: EntityManager, businessYear: number): Promise<Map<string, number>> {
  const plans = await tx.find(Plan, {
    select: { id: true, hiosPlanId: true },
    where: { businessYear, coverage: 'medical' },
  });
  if (plans.length === 0) {
    throw new ImportFileError(`The catalogue has no medical plan of ${businessYear}. Import the plans first.`);
  }
  return new Map(plans.map(({ id, hiosPlanId }) => [hiosPlanId, id]));
}

interface FormularyRow {
  record: FiledPlan | FiledMedicine | string | null;
  row: number;
  /** The file's name, where there are several; otherwise ''. */
  name: string;
}

class FormularyRecords {
  constructor(
    private readonly files: readonly string[],
    private readonly year: number,
  ) {}

  async *read(): AsyncGenerator<FormularyRow> {
    for (const file of this.files) {
      const name = this.files.length > 1 ? path.basename(file) : '';
      let row = 0;
      try {
        for await (const records of readJsonRecords(file)) {
          for (const record of records) {
            row += 1;
            yield { record: readFormularyRecord(record, this.year), row, name };
          }
        }
      } catch (error) {
        throw error instanceof ImportFileError && name ? new ImportFileError(`${name}: ${error.message}`) : error;
      }
    }
  }
}

/** What the files name, without the terms of medicines: two numbers for each, and the tiers of each plan. */
class Survey {
  /** Ids of the plans that the files name, by filed id. */
  readonly plans = new Map<string, number>();
  /** Those of them that some medicine names. */
  readonly listed = new Set<number>();
  readonly tiers = new Map<number, readonly FiledTier[]>();
  private readonly unknown = new Set<string>();
  private readonly placeOf = new Map<string, string>();
  private medicines = 0;

  constructor(
    private readonly known: ReadonlyMap<string, number>,
    private readonly summary: ImportSummary,
  ) {}

  add(record: FormularyRow['record'], row: number, name: string): void {
    this.summary.rows += 1;
    const problem = typeof record === 'string' ? record : record && this.twice(record, row, name);
    if (problem !== null) {
      this.summary.refuse(row, name ? `${name}: ${problem}` : problem);
    } else if (record === null) {
      this.summary.skipped += 1;
    } else if (typeof record === 'object' && record.kind === 'plan') {
      const planId = this.find(record.hiosPlanId);
      if (planId === null) {
        this.summary.skipped += 1;
      } else {
        this.tiers.set(planId, record.tiers);
      }
    } else if (typeof record === 'object') {
      this.addMedicine(record);
    }
  }

  /** @throws ImportFileError when plans or medicines are missing */
  close(): void {
    if (this.summary.refusedTotal > 0) {
      return;
    }
    if (this.tiers.size === 0 || this.medicines === 0) {
      throw new ImportFileError(
        `The files have no ${this.medicines === 0 ? 'drug' : 'plan'} for a plan of the catalogue. Give plans.json and every drugs.json of the insurer together.${this.unknownWords()}`,
      );
    }
    const { remarks } = this.summary;
    if (this.unknown.size > 0) {
      remarks.push(this.unknownWords().trim());
    }
    const unpriced = [...this.listed].filter((planId) => !this.tiers.has(planId)).length;
    const empty = [...this.tiers.keys()].filter((planId) => !this.listed.has(planId)).length;
    if (unpriced > 0) {
      remarks.push(`${counted(unpriced, 'plan')} of the drugs not in plans.json: what drugs cost there is not known.`);
    }
    if (empty > 0) {
      remarks.push(`${counted(empty, 'plan')} of plans.json without a drug: the formulary there is not known.`);
    }
  }

  private addMedicine({ plans }: FiledMedicine): void {
    const found = [...plans.keys()].flatMap((hiosPlanId) => this.find(hiosPlanId) ?? []);
    this.summary.skipped += found.length === 0 ? 1 : 0;
    this.medicines += found.length === 0 ? 0 : 1;
    found.forEach((planId) => this.listed.add(planId));
  }

  private find(hiosPlanId: string): number | null {
    const planId = this.known.get(hiosPlanId);
    if (planId === undefined) {
      this.unknown.add(hiosPlanId);
      return null;
    }
    this.plans.set(hiosPlanId, planId);
    return planId;
  }

  private twice(record: FiledPlan | FiledMedicine, row: number, name: string): string | null {
    const key = record.kind === 'plan' ? `plan_id "${record.hiosPlanId}"` : `rxnorm_id "${record.id}"`;
    const first = this.placeOf.get(key);
    this.placeOf.set(key, first ?? `record ${row}${name ? ` of ${name}` : ''}`);
    return first === undefined ? null : `${key} stands in ${first} already.`;
  }

  private unknownWords(): string {
    const [first] = this.unknown;
    return first === undefined
      ? ''
      : ` ${counted(this.unknown.size, 'plan id')} not in the catalogue of the year, left out: ${first}${this.unknown.size > 1 ? ' …' : ''}`;
  }
}

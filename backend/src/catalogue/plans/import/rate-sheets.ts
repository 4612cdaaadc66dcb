import type { EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { AGE_BAND_COUNT } from '#shared/plans/age-band';
import type { ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { NOT_FILED, RATES_PER_PLAN } from '../../rating/filed-rates.ts';
import { PlanRate, PlanRatePeriod } from '../plan.table.ts';

/** The rates of one plan and period: areas x bands, as rateIndex(0, area, band) lays them out. */
export interface RateSheet {
  plainCents: Int32Array;
  tobaccoCents: Int32Array;
}

export const emptySheet = (): RateSheet => ({
  plainCents: new Int32Array(RATES_PER_PLAN).fill(NOT_FILED),
  tobaccoCents: new Int32Array(RATES_PER_PLAN).fill(NOT_FILED),
});

const COLUMNS = ['ratePeriodId', 'rateArea', 'ageBand', 'rateCents', 'tobaccoRateCents'];

/** Inserts every filed rate of the sheet. */
export async function insertSheet(tx: EntityManager, ratePeriodId: number, sheet: RateSheet): Promise<void> {
  const values: (number | null)[] = [];
  for (let at = 0; at < RATES_PER_PLAN; at += 1) {
    const rate = sheet.plainCents[at]!;
    if (rate !== NOT_FILED) {
      const tobacco = sheet.tobaccoCents[at]!;
      const area = Math.floor(at / AGE_BAND_COUNT) + 1;
      values.push(ratePeriodId, area, at % AGE_BAND_COUNT, rate, tobacco === NOT_FILED ? null : tobacco);
    }
  }
  await insertRows(tx, 'plan_rates', COLUMNS, values);
}

/** The stored rates of a period. */
export async function readSheet(tx: EntityManager, ratePeriodId: number): Promise<RateSheet> {
  const sheet = emptySheet();
  const rates = await tx
    .createQueryBuilder(PlanRate, 'rate')
    .select('rate.rateArea', 'rateArea')
    .addSelect('rate.ageBand', 'ageBand')
    .addSelect('rate.rateCents', 'rateCents')
    .addSelect('rate.tobaccoRateCents', 'tobaccoRateCents')
    .where('rate.ratePeriodId = :ratePeriodId', { ratePeriodId })
    .getRawMany<PlanRate>();
  for (const { rateArea, ageBand, rateCents, tobaccoRateCents } of rates) {
    const at = (rateArea - 1) * AGE_BAND_COUNT + ageBand;
    sheet.plainCents[at] = rateCents;
    sheet.tobaccoCents[at] = tobaccoRateCents ?? NOT_FILED;
  }
  return sheet;
}

/** Number of sheets (6.5 kB each) buffered before writing. A file in the usual order needs each sheet once. */
const SHEETS_KEPT = 512;

/** The rates of one plan and period in a file. */
export interface SheetFromFile {
  planId: number;
  periodStart: IsoDate;
  periodEnd: IsoDate;
  /** null until the period is stored. */
  ratePeriodId: number | null;
  /** Rates read and not yet written. */
  pending: RateSheet | null;
  /** 1 where the file contains a rate, including rates already written. */
  given: Uint8Array;
}

/** Collects rates by plan and period and writes each sheet as a whole, only where it differs from the stored rates. */
export class RateSheets {
  private readonly sheets = new Map<string, SheetFromFile>();
  private readonly waiting = new Set<SheetFromFile>();

  private constructor(
    private readonly tx: EntityManager,
    private readonly summary: ImportSummary,
    private readonly stored: Map<number, PlanRatePeriod[]>,
    private nextPeriodId: number,
  ) {}

  static async open(tx: EntityManager, summary: ImportSummary): Promise<RateSheets> {
    const stored = new Map<number, PlanRatePeriod[]>();
    let lastId = 0;
    for (const period of await tx.find(PlanRatePeriod)) {
      stored.set(period.planId, [...(stored.get(period.planId) ?? []), period]);
      lastId = Math.max(lastId, period.id);
    }
    return new RateSheets(tx, summary, stored, lastId + 1);
  }

  /** The sheet of a plan and period, or the reason why there is none. */
  sheetOf(planId: number, periodStart: IsoDate, periodEnd: IsoDate): SheetFromFile | string {
    const key = `${planId} ${periodStart} ${periodEnd}`;
    const known = this.sheets.get(key);
    if (known) {
      return known;
    }
    const periods = this.stored.get(planId) ?? [];
    const same = periods.find((period) => period.periodStart === periodStart && period.periodEnd === periodEnd);
    const overlap = periods.find((period) => period.periodStart <= periodEnd && period.periodEnd >= periodStart);
    if (!same && overlap) {
      return `The rates of ${periodStart} to ${periodEnd} overlap those of ${overlap.periodStart} to ${overlap.periodEnd}.`;
    }
    const ratePeriodId = same?.id ?? null;
    const given = new Uint8Array(RATES_PER_PLAN);
    const sheet: SheetFromFile = { planId, periodStart, periodEnd, ratePeriodId, pending: null, given };
    this.sheets.set(key, sheet);
    if (!same) {
      const unsaved = Object.assign(new PlanRatePeriod(), { planId, periodStart, periodEnd });
      this.stored.set(planId, [...periods, unsaved]);
    }
    return sheet;
  }

  /** The unwritten rates. */
  pendingOf(sheet: SheetFromFile): RateSheet {
    sheet.pending ??= emptySheet();
    this.waiting.add(sheet);
    return sheet.pending;
  }

  async writeWhenMany(): Promise<void> {
    if (this.waiting.size >= SHEETS_KEPT) {
      await this.write();
    }
  }

  /** Writes the buffered sheets, unless a row has been refused: then the import is rolled back anyway. */
  async write(): Promise<void> {
    const sheets = [...this.waiting];
    this.waiting.clear();
    if (this.summary.refusedTotal === 0) {
      const isNew = new Set(sheets.filter(({ ratePeriodId }) => ratePeriodId === null));
      await this.addPeriods([...isNew]);
      for (const sheet of sheets) {
        await this.writeSheet(sheet, isNew.has(sheet));
      }
    }
    for (const sheet of sheets) {
      sheet.pending = null;
    }
  }

  private async addPeriods(sheets: readonly SheetFromFile[]): Promise<void> {
    for (const sheet of sheets) {
      sheet.ratePeriodId = this.nextPeriodId++;
    }
    await insertRows(
      this.tx,
      'plan_rate_periods',
      ['id', 'planId', 'periodStart', 'periodEnd'],
      sheets.flatMap(({ ratePeriodId, planId, periodStart, periodEnd }) => [
        ratePeriodId,
        planId,
        periodStart,
        periodEnd,
      ]),
    );
  }

  private async writeSheet({ ratePeriodId, pending }: SheetFromFile, isNew: boolean): Promise<void> {
    if (ratePeriodId === null || pending === null) {
      return;
    }
    const stored = isNew ? emptySheet() : await readSheet(this.tx, ratePeriodId);
    const before = this.summary.changed;
    const merged = this.merge(stored, pending);
    if (this.summary.changed > before) {
      await this.tx.delete(PlanRate, { ratePeriodId });
      await insertSheet(this.tx, ratePeriodId, merged.all);
    } else {
      await insertSheet(this.tx, ratePeriodId, merged.added);
    }
  }

  private merge(stored: RateSheet, pending: RateSheet): { all: RateSheet; added: RateSheet } {
    const added = emptySheet();
    for (let at = 0; at < RATES_PER_PLAN; at += 1) {
      const [cents, tobacco] = [pending.plainCents[at]!, pending.tobaccoCents[at]!];
      if (cents === NOT_FILED) {
        continue;
      }
      if (stored.plainCents[at] === NOT_FILED) {
        this.summary.added += 1;
        added.plainCents[at] = cents;
        added.tobaccoCents[at] = tobacco;
      } else if (stored.plainCents[at] === cents && stored.tobaccoCents[at] === tobacco) {
        this.summary.unchanged += 1;
      } else {
        this.summary.changed += 1;
      }
      stored.plainCents[at] = cents;
      stored.tobaccoCents[at] = tobacco;
    }
    return { all: stored, added };
  }
}

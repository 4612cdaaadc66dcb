import type { EntityManager } from 'typeorm';
import { AGE_BAND_COUNT } from '#shared/plans/age-band';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { NOT_FILED, RATES_PER_PLAN } from '../../rating/filed-rates.ts';
import { PlanRate } from '../plan-rate.table.ts';

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

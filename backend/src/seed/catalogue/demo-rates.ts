import { AGE_BAND_COUNT } from '#shared/plans/age-band';
import { isoDateOf, type IsoDate } from '#shared/dates/iso-date';
import type { Market } from '#shared/plans/plan-codes';
import { emptySheet, type RateSheet } from '../../catalogue/plans/import/rate-sheets.ts';
import { rateIndex } from '../../catalogue/rating/filed-rates.ts';
import type { PlanSeed } from './plan-seed.ts';

/** What care costs in each of the 16 rating areas against the state's average, in thousandths: area 1 first. Invented. */
const AREA_FACTORS_THOUSANDTHS: readonly number[] = [
  1042, 1018, 991, 1003, 968, 977, 949, 956, 938, 927, 914, 902, 945, 996, 1034, 1097,
];

/** Year from which prices are counted, and what they rise by each quarter (small groups) and each year. */
const PRICE_BASE_YEAR = 2026;
const QUARTERLY_TREND = 1.017;
const YEARLY_TREND = 1.068;

export interface DemoPeriod {
  periodStart: IsoDate;
  periodEnd: IsoDate;
  /** What prices have risen by since PRICE_BASE_YEAR. */
  trend: number;
}

/** Four quarters for small groups (45 CFR 147.102(a)(2), quarterly rates), otherwise the year. */
export function demoPeriods(market: Market, year: number): DemoPeriod[] {
  const yearly = YEARLY_TREND ** (year - PRICE_BASE_YEAR);
  if (market !== 'SmallGroup') {
    return [{ periodStart: isoDateOf(year, 1, 1), periodEnd: isoDateOf(year, 12, 31), trend: yearly }];
  }
  const lastDays = [31, 30, 30, 31];
  return lastDays.map((lastDay, quarter) => ({
    periodStart: isoDateOf(year, quarter * 3 + 1, 1),
    periodEnd: isoDateOf(year, quarter * 3 + 3, lastDay),
    trend: yearly * QUARTERLY_TREND ** quarter,
  }));
}

/** The rates that the insurer "files" for a period: base x area x age, each rounded to the cent. */
export function demoSheet({ basePremium, ageFactors, tobaccoLoad, areas }: PlanSeed, trend: number): RateSheet {
  const sheet = emptySheet();
  const baseCents = Math.round(basePremium * trend * 100);
  const loads = ageFactors.map((_, band) => tobaccoLoad(band));
  for (const area of areas) {
    const areaCents = (baseCents * (AREA_FACTORS_THOUSANDTHS[area - 1] ?? 1000)) / 1000;
    for (let band = 0; band < AGE_BAND_COUNT; band += 1) {
      const at = rateIndex(0, area, band);
      const cents = Math.round((areaCents * (ageFactors[band] ?? 1000)) / 1000);
      const load = loads[band];
      sheet.plainCents[at] = cents;
      if (load) {
        sheet.tobaccoCents[at] = Math.floor((cents * load) / 1000);
      }
    }
  }
  return sheet;
}

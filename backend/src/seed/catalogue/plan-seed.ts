import { isoDateOf, type IsoDate } from '#shared/dates/iso-date';
import { AGE_BAND_COUNT } from '#shared/plans/age-band';
import type { Market } from '#shared/plans/plan-codes';
import { emptySheet, type RateSheet } from '../../catalogue/plans/import/rate-sheets.ts';
import type { Plan, PlanBenefit, PlanVariant } from '../../catalogue/plans/plan.table.ts';
import { rateIndex } from '../../catalogue/rating/filed-rates.ts';

/** The markets whose plans follow the Affordable Care Act. */
export type AcaMarket = Exclude<Market, 'ShortTerm'>;

export type BenefitSeed = Pick<PlanBenefit, 'category' | 'benefit' | 'inNetwork' | 'outOfNetwork' | 'limits'>;

/** A cost-sharing variant of a plan for individuals, with its whole benefit summary. */
export interface VariantSeed extends Pick<PlanVariant, 'variant' | 'actuarialValueBasisPoints' | 'tier1'> {
  benefits: readonly BenefitSeed[];
}

/** How a tobacco user's rate compares, in thousandths, by position in AGE_BANDS; null = no tobacco rate is filed. */
export type TobaccoLoad = (band: number) => number | null;

/** A plan of the demo catalogue, the same every year but for its price, and where the law moves a limit. */
export interface PlanSeed {
  /** Everything stored but what the year decides. */
  plan: Omit<Plan, 'id' | 'businessYear'>;
  /** Dollars a month at age 21 in an average area, first quarter of PRICE_BASE_YEAR. */
  basePremium: number;
  /** Thousandths of the base premium by position in AGE_BANDS. */
  ageFactors: readonly number[];
  tobaccoLoad: TobaccoLoad;
  /** Rating areas in which it is sold. */
  areas: readonly number[];
  /** Counties of those areas, by FIPS code, in which it is not sold. */
  exceptCounties?: readonly string[];
  benefits: readonly BenefitSeed[];
  /** Of plans for individuals on the exchange. */
  variants?: readonly VariantSeed[];
}

export const isSoldIn = (
  { areas, exceptCounties = [] }: PlanSeed,
  { fips, rateArea }: { fips: string; rateArea: number },
): boolean => areas.includes(rateArea) && !exceptCounties.includes(fips);

export const ALL_AREAS = Array.from({ length: 16 }, (_, at) => at + 1);

/** What a plan has that is nothing special. */
export const PLAIN_PLAN = {
  metalTier: null,
  networkType: null,
  planKind: 'Standard',
  isHsaClaimed: false,
  suiteName: null,
  isAcaPlan: true,
  isShopPlan: false,
  isOnExchange: false,
  isOffExchange: true,
  isNew: false,
  isIntegrated: false,
  isDentalPro: false,
  isDeltaDentalPlan: false,
  isAllowancePlan: false,
  eVisitFirst: false,
  waitingMonths: 0,
  tier2: null,
} as const;

/** The insurer of the demo catalogue is Great Lakes Mutual Health Plan. It does not exist, and neither does its issuer id. */
export const ISSUER_ID = '99107';

/** @param product of the insurer, three digits */
export const hiosPlanId = (product: string, number: number): string =>
  `${ISSUER_ID}MI${product}${String(number).padStart(4, '0')}`;

type BenefitRow = readonly [benefit: string, inNetwork: string, limits?: string, outOfNetwork?: string];

/** @param away out of network, where a row says nothing else */
export const benefitsOf = (away: string, rows: Readonly<Record<string, readonly BenefitRow[]>>): BenefitSeed[] =>
  Object.entries(rows).flatMap(([category, lines]) =>
    lines.map(([benefit, inNetwork, limits = '', outOfNetwork = away]) => ({
      category,
      benefit,
      inNetwork,
      outOfNetwork,
      limits,
    })),
  );

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

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

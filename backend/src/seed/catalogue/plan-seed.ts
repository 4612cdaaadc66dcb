import type { Market } from '#shared/plans/plan-codes';
import type { Plan, PlanBenefit, PlanVariant } from '../../catalogue/plans/plan.table.ts';

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

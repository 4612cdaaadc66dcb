import type { Coverage, Market } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.entity.ts';

export interface BenefitSeed {
  category: string;
  benefit: string;
  inNetwork: string;
  outOfNetwork: string;
  limits: string;
}

/** How a tobacco user's rate compares, in thousandths, by position in AGE_BANDS; null = no tobacco rate is filed. */
export type TobaccoLoad = (band: number) => number | null;

/** A plan of the demo catalogue, the same every year but for its price. */
export interface PlanSeed {
  market: Market;
  coverage: Coverage;
  /** Everything stored but what the year decides. */
  plan: Omit<Plan, 'id' | 'businessYear'>;
  /** Dollars a month at age 21 in an average area, first quarter of PRICE_BASE_YEAR. */
  basePremium: number;
  /** Thousandths of the base premium by position in AGE_BANDS. */
  ageFactors: readonly number[];
  tobaccoLoad: TobaccoLoad;
  /** Rating areas in which it is sold. */
  areas: readonly number[];
  benefits: readonly BenefitSeed[];
}

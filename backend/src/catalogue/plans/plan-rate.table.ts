import { PlanRatePeriod } from './plan-rate-period.table.ts';
import { cents, int, refers, stored } from '../../platform/database/stored.ts';

/** A filed rate: plan and period x rating area x age band. Plain stored data; read in bulk by RatesCache. */
export class PlanRate extends stored('plan_rates', {
  ratePeriodId: refers(() => PlanRatePeriod, 'CASCADE').key(),
  /** 1 to 16. */
  rateArea: int().key(),
  /** Position in AGE_BANDS of shared/plans. */
  ageBand: int().key(),
  /** Whole US cents per month. */
  rateCents: cents(),
  /** null = none filed: the regular rate applies to tobacco users too. */
  tobaccoRateCents: cents().orNull(),
}) {}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { CacheVersions } from '../../platform/database/cache-versions.ts';
import { VersionedCache } from '../../platform/database/versioned-cache.ts';
import { emptyRates, rateIndex, type FiledRates } from '../rating/filed-rates.ts';
import { PlanRate, PlanRatePeriod } from './plan.table.ts';

/** Cached sets of periods, about 1 MB each: two years of quarters and the odd special period. */
const PERIODS_KEPT = 12;
/** Cached effective dates. */
const DAYS_KEPT = 400;
/** Plans read at a time, yielding to other requests in between. */
const PLANS_PER_READ = 16;

interface PeriodOfPlan {
  id: number;
  planId: number;
}

/** The filed rates of an effective date, loaded once per process and period and dropped when an import changes them. */
@Injectable()
export class RatesCache {
  private readonly periodsOfDay: VersionedCache<PeriodOfPlan[]>;
  private readonly ratesOfPeriods: VersionedCache<FiledRates>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    versions: CacheVersions,
  ) {
    this.periodsOfDay = new VersionedCache(versions, 'rates', DAYS_KEPT);
    this.ratesOfPeriods = new VersionedCache(versions, 'rates', PERIODS_KEPT);
  }

  /**
   * The rates in force for coverage that takes effect on this day, for each plan that has rates. A plan without a row has no rates for the
   * day: "Rates not loaded".
   */
  async ratesOn(effectiveDate: IsoDate): Promise<FiledRates> {
    const periods = await this.periodsOfDay.get(effectiveDate, () => this.listPeriods(effectiveDate));
    // Days of one quarter have the same periods, so they share the arrays.
    const key = periods.map(({ id }) => id).join(',');
    return this.ratesOfPeriods.get(key, () => this.load(periods));
  }

  /** Drops the cache after a change made by this process. */
  forget(): void {
    this.periodsOfDay.forget();
    this.ratesOfPeriods.forget();
  }

  private listPeriods(day: IsoDate): Promise<PeriodOfPlan[]> {
    return this.database
      .createQueryBuilder(PlanRatePeriod, 'period')
      .select('period.id', 'id')
      .addSelect('period.planId', 'planId')
      .where('period.periodStart <= :day AND period.periodEnd >= :day', { day })
      .orderBy('period.id')
      .getRawMany<PeriodOfPlan>();
  }

  private async load(periods: readonly PeriodOfPlan[]): Promise<FiledRates> {
    const rates = emptyRates(periods.map(({ planId }) => planId));
    for (let first = 0; first < periods.length; first += PLANS_PER_READ) {
      await this.loadSome(periods.slice(first, first + PLANS_PER_READ), rates);
    }
    return rates;
  }

  private async loadSome(periods: readonly PeriodOfPlan[], rates: FiledRates): Promise<void> {
    const rowOfPeriod = new Map(periods.map(({ id, planId }) => [id, rates.rowOf.get(planId)]));
    const filed = await this.database
      .createQueryBuilder(PlanRate, 'rate')
      .select('rate.ratePeriodId', 'ratePeriodId')
      .addSelect('rate.rateArea', 'rateArea')
      .addSelect('rate.ageBand', 'ageBand')
      .addSelect('rate.rateCents', 'rateCents')
      .addSelect('rate.tobaccoRateCents', 'tobaccoRateCents')
      .where('rate.ratePeriodId IN (:...ids)', { ids: [...rowOfPeriod.keys()] })
      .getRawMany<PlanRate>();
    for (const { ratePeriodId, rateArea, ageBand, rateCents, tobaccoRateCents } of filed) {
      const row = rowOfPeriod.get(ratePeriodId);
      if (row !== undefined) {
        const at = rateIndex(row, rateArea, ageBand);
        rates.plainCents[at] = rateCents;
        if (tobaccoRateCents !== null) {
          rates.tobaccoCents[at] = tobaccoRateCents;
        }
      }
    }
  }
}

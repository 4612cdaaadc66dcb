import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { yearOf, type IsoDate } from '#shared/dates/iso-date';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { type Coverage, isSoldInArea, type Market } from '#shared/plans/plan-codes';
import { CacheVersions } from '../../platform/database/cache-versions.ts';
import { VersionedCache } from '../../platform/database/versioned-cache.ts';
import { AppError } from '../../platform/errors.ts';
import { Plan, PlanBenefit, PlanCounty, PlanRatePeriod, PlanVariant, PlanVariantBenefit } from './plan.table.ts';

/** Where the coverage is bought and when it takes effect. */
export interface Sale {
  market: Market;
  effectiveDate: IsoDate;
  /** Of the employer's principal address, or the subscriber's home. */
  countyFips: string;
  /** 1 to 16. */
  rateArea: number;
}

/** Plans with the costs of a variant, by the plan's id and the variant. */
export type ReducedPlans = ReadonlyMap<number, ReadonlyMap<CsrLevel, Readonly<Plan>>>;

interface YearOfPlans {
  /** Medical, dental, vision; by name within each. */
  plans: readonly Plan[];
  /** Ids of the plans sold in a county, by FIPS code. */
  soldIn: ReadonlyMap<string, ReadonlySet<number>>;
  reduced: ReducedPlans;
}

/** One market and year each: this year and next for three markets, plus a few that renewals look back to. */
const YEARS_KEPT = 10;

/** All queries on plans and their benefits. Plans are public, so queries are not narrowed by user. */
@Injectable()
export class PlansRepository {
  private readonly years: VersionedCache<YearOfPlans>;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    versions: CacheVersions,
  ) {
    this.years = new VersionedCache(versions, 'rates', YEARS_KEPT);
  }

  /**
   * The plans sold in the county for that effective date: medical, dental, vision; by name within each. They may have no rates. Requests
   * share these objects: do not modify them.
   */
  async listOffered({ market, effectiveDate, countyFips, rateArea }: Sale): Promise<Readonly<Plan>[]> {
    const { plans, soldIn } = await this.inYearOf({ market, effectiveDate });
    const here = soldIn.get(countyFips);
    return plans.filter((plan) => here?.has(plan.id) && isSoldInArea(plan, rateArea));
  }

  /** Whether any plan of the market exists for that effective date, sold in the county or not. */
  async knowsYearOf(sale: Pick<Sale, 'market' | 'effectiveDate'>): Promise<boolean> {
    return (await this.inYearOf(sale)).plans.length > 0;
  }

  /** The plans of the year as people with a cost-sharing reduction get them: only variants on file. Shared objects: do not modify them. */
  async reducedPlans(sale: Pick<Sale, 'market' | 'effectiveDate'>): Promise<ReducedPlans> {
    return (await this.inYearOf(sale)).reduced;
  }

  /** The plans with these ids, in no particular order; unknown ids are skipped. */
  async listByIds(ids: readonly number[]): Promise<Plan[]> {
    if (ids.length === 0) {
      return [];
    }
    return this.database.createQueryBuilder(Plan, 'plan').where('plan.id IN (:...ids)', { ids }).getMany();
  }

  /** @throws NOT_FOUND */
  async findPlan(id: number): Promise<Plan> {
    const [plan] = await this.listByIds([id]);
    if (!plan) {
      throw new AppError('NOT_FOUND', `Plan ${id} was not found.`);
    }
    return plan;
  }

  /** For which effective dates the rates of a day are filed, of these plans in one statement. A plan without rates on the day has none. */
  listRatePeriods(planIds: readonly number[], day: IsoDate): Promise<PlanRatePeriod[]> {
    return this.database.manager.findBy(PlanRatePeriod, {
      planId: In([...planIds]),
      periodStart: LessThanOrEqual(day),
      periodEnd: MoreThanOrEqual(day),
    });
  }

  /** The lines of the plans' benefit summaries, by plan and in order. */
  async listBenefits(planIds: readonly number[]): Promise<PlanBenefit[]> {
    if (planIds.length === 0) {
      return [];
    }
    return this.database
      .createQueryBuilder(PlanBenefit, 'benefit')
      .where('benefit.planId IN (:...planIds)', { planIds })
      .orderBy('benefit.planId')
      .addOrderBy('benefit.position')
      .getMany();
  }

  /**
   * The cost-sharing variants of these plans, by plan and variant, in one statement. The standard variant is the plan itself and never among
   * them; plans without variants are missing.
   */
  async listVariants(planIds: readonly number[]): Promise<PlanVariant[]> {
    if (planIds.length === 0) {
      return [];
    }
    return this.database
      .createQueryBuilder(PlanVariant, 'variant')
      .where('variant.planId IN (:...planIds)', { planIds })
      .orderBy('variant.planId')
      .addOrderBy('variant.variant')
      .getMany();
  }

  /** The lines of the variants' benefit summaries, by variant and in order. */
  async listVariantBenefits(variantIds: readonly number[]): Promise<PlanVariantBenefit[]> {
    if (variantIds.length === 0) {
      return [];
    }
    return this.database
      .createQueryBuilder(PlanVariantBenefit, 'benefit')
      .where('benefit.variantId IN (:...variantIds)', { variantIds })
      .orderBy('benefit.variantId')
      .addOrderBy('benefit.position')
      .getMany();
  }

  /** Drops the cache after a change made by this process. */
  forget(): void {
    this.years.forget();
  }

  private inYearOf({ market, effectiveDate }: Pick<Sale, 'market' | 'effectiveDate'>): Promise<YearOfPlans> {
    const year = yearOf(effectiveDate);
    return this.years.get(`${market} ${year}`, () => this.loadYear(market, year));
  }

  private async loadYear(market: Market, businessYear: number): Promise<YearOfPlans> {
    const plans = await this.database.manager.findBy(Plan, { market, businessYear });
    const counties = await this.database
      .createQueryBuilder(PlanCounty, 'county')
      .innerJoin(Plan, 'plan', 'plan.id = county.planId')
      .select('county.planId', 'planId')
      .addSelect('county.countyFips', 'countyFips')
      .where('plan.market = :market AND plan.businessYear = :businessYear', { market, businessYear })
      .getRawMany<PlanCounty>();
    const soldIn = new Map<string, Set<number>>();
    for (const { planId, countyFips } of counties) {
      soldIn.set(countyFips, (soldIn.get(countyFips) ?? new Set()).add(planId));
    }
    return { plans: plans.sort(byCoverageAndName), soldIn, reduced: await this.loadReduced(plans) };
  }

  /** Groups have no variants: nothing is asked for them. */
  private async loadReduced(plans: readonly Plan[]): Promise<ReducedPlans> {
    const standard = new Map(plans.filter(hasVariants).map((plan) => [plan.id, plan]));
    const reduced = new Map([...standard.keys()].map((id) => [id, new Map<CsrLevel, Plan>()]));
    for (const { planId, variant, tier1 } of await this.listVariants([...standard.keys()])) {
      reduced.get(planId)!.set(variant, { ...standard.get(planId)!, tier1 });
    }
    return reduced;
  }
}

const hasVariants = ({ market, coverage, isOnExchange }: Plan): boolean =>
  market === 'Individual' && coverage === 'medical' && isOnExchange;

const COVERAGE_ORDER: Record<Coverage, number> = { medical: 0, dental: 1, vision: 2 };
/** Sorts "Gold 500" before "Gold 1000". */
const NAMES = new Intl.Collator('en', { numeric: true });
const byCoverageAndName = (one: Plan, other: Plan): number =>
  COVERAGE_ORDER[one.coverage] - COVERAGE_ORDER[other.coverage] || NAMES.compare(one.displayName, other.displayName);

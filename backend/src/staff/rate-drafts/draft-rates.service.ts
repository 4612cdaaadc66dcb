import { Injectable } from '@nestjs/common';
import { yearOf } from '#shared/dates/iso-date';
import { WHOLE_STATE } from '../../catalogue/plans/plan-crosswalk.table.ts';
import { RatesCache } from '../../catalogue/plans/rates-cache.ts';
import { emptyRates, type FiledRates, NOT_FILED, RATES_PER_PLAN } from '../../catalogue/rating/filed-rates.ts';
import { CacheVersions } from '../../platform/database/cache-versions.ts';
import type { RateDraft, RateDraftSheet } from './rate-draft.table.ts';
import { type GroupPlan, RateDraftsRepository } from './rate-drafts.repository.ts';
import { type RateGap, ratesGaps } from './rehearsal-result.ts';

/** The rates as they are once a draft is published, and what is known of plans. */
export interface RatesOfDraft {
  then: FiledRates;
  gaps: readonly RateGap[];
  plans: ReadonlyMap<number, GroupPlan>;
  /** The plan of the draft's year that a group in this county gets for its own; null = none. */
  follow(plan: GroupPlan, countyFips: string): GroupPlan | null;
}

/** The rates of the draft that is being tried, kept while its groups are priced: about 1 MB. */
@Injectable()
export class DraftRatesService {
  private kept: { key: string; rates: Promise<RatesOfDraft> } | null = null;

  constructor(
    private readonly drafts: RateDraftsRepository,
    private readonly ratesCache: RatesCache,
    private readonly versions: CacheVersions,
  ) {}

  async of(draft: Pick<RateDraft, 'id' | 'periodStart' | 'ratesVersion'>): Promise<RatesOfDraft> {
    if ((await this.versions.current('rates')) < (draft.ratesVersion ?? 0)) {
      // This process has not seen the import that the comparison is to begin with.
      this.versions.forget();
    }
    const key = `${draft.id} ${draft.ratesVersion}`;
    if (this.kept?.key !== key) {
      const rates = this.load(draft);
      this.kept = { key, rates };
      rates.catch(() => (this.kept = null));
    }
    return this.kept!.rates;
  }

  private async load({ id, periodStart }: Pick<RateDraft, 'id' | 'periodStart'>): Promise<RatesOfDraft> {
    const [filed, sheets] = [await this.ratesCache.ratesOn(periodStart), await this.drafts.listSheets(id)];
    const [plans, crosswalk] = [await this.drafts.listGroupPlans(), await this.drafts.listCrosswalk()];
    const byId = new Map(plans.map((plan) => [plan.id, plan]));
    const year = yearOf(periodStart);
    const ofYear = new Map(plans.flatMap((plan) => (plan.businessYear === year ? [[plan.hiosPlanId, plan]] : [])));
    const mapped = new Map(
      crosswalk.map(({ fromPlanId, toPlanId, countyFips }) => [`${fromPlanId} ${countyFips}`, toPlanId]),
    );
    const then = withDraft(filed, sheets);
    return {
      then,
      gaps: ratesGaps(
        then,
        sheets.map(({ planId }) => planId),
      ),
      plans: byId,
      follow: (plan, countyFips) => {
        if (plan.businessYear === year) {
          return plan;
        }
        const mapping = [countyFips, WHOLE_STATE].map((county) => mapped.get(`${plan.id} ${county}`));
        const to = mapping.find((planId) => planId !== undefined);
        const next = to === undefined ? ofYear.get(plan.hiosPlanId) : byId.get(to ?? 0);
        return next?.coverage === plan.coverage && next.businessYear === year ? next : null;
      },
    };
  }
}

/** Rates that are not in a file stay as they are filed, as in an import. */
function withDraft(filed: FiledRates, sheets: readonly RateDraftSheet[]): FiledRates {
  const then = emptyRates(new Set([...filed.rowOf.keys(), ...sheets.map(({ planId }) => planId)]));
  for (const [planId, row] of filed.rowOf) {
    const [from, to] = [row * RATES_PER_PLAN, then.rowOf.get(planId)! * RATES_PER_PLAN];
    then.plainCents.set(filed.plainCents.subarray(from, from + RATES_PER_PLAN), to);
    then.tobaccoCents.set(filed.tobaccoCents.subarray(from, from + RATES_PER_PLAN), to);
  }
  for (const { planId, rates } of sheets) {
    const to = then.rowOf.get(planId)! * RATES_PER_PLAN;
    rates.plain.forEach((cents, at) => {
      if (cents !== NOT_FILED) {
        then.plainCents[to + at] = cents;
        then.tobaccoCents[to + at] = rates.tobacco[at]!;
      }
    });
  }
  return then;
}

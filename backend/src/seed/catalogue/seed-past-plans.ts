import type { DataSource, EntityManager } from 'typeorm';
import { yearOf, type IsoDate } from '#shared/dates/iso-date';
import { addRows } from '../../platform/database/add-rows.ts';
import { bumpCacheVersion } from '../../platform/database/cache-versions.ts';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import { PlanCrosswalk, WHOLE_STATE } from '../../catalogue/plans/plan-crosswalk.table.ts';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { demoRenewalDay } from '../demo-clock.ts';
import { dentalPlans, visionPlans } from './dental-vision-plans.ts';
import { RETIRED } from './demo-plans.ts';
import { medicalPlan, medicalPlans } from './medical-plans.ts';
import { addPlans } from './seed-catalogue.ts';

/** Medical plans that the demo's groups have: the only ones of last year that anybody looks at. */
const KEPT_PLANS = ['PPO Gold 1000', 'PPO Silver 2500', 'PPO Bronze 6000', 'HMO Gold 1000', 'POS Silver 3000'];

/** Made like the plans of the catalogue, with numbers of their own. */
const RETIRED_PLANS = RETIRED.map(
  ([[metal, network, deductible, outOfPocket, coinsurancePercent], followedBy, reason, more, inCounty = {}], at) => {
    const design = { kind: 'Standard', metal, deductible, outOfPocket, coinsurancePercent } as const;
    const seed = medicalPlan('SmallGroup', design, { network, number: 9001 + at });
    const plan = { ...seed.plan, isShopPlan: false, isOnExchange: false, ...more };
    return { seed: { ...seed, plan }, followedBy, followedInCounty: inCounty, reason };
  },
);

/**
 * What renewals look back to: some of last year's small-group plans, the plans that ended before the demo's renewal day,
 * and what follows them. A plan that is there already is left alone. Call it after the catalogue of this year is there.
 */
export async function seedPastPlans(database: DataSource, { today }: { today: IsoDate }): Promise<void> {
  const lastYear = yearOf(today) - 1;
  await database.transaction(async (tx) => {
    const known = await countAll(tx);
    const kept = medicalPlans('SmallGroup', lastYear).filter(({ plan }) => KEPT_PLANS.includes(plan.displayName));
    await addMissing(tx, [...kept, ...dentalPlans('SmallGroup'), ...visionPlans('SmallGroup')], lastYear);
    const retired = RETIRED_PLANS.map(({ seed }) => seed);
    const years = [lastYear, yearOf(today)].filter((year) => year < yearOf(demoRenewalDay(today)));
    for (const year of years) {
      await addMissing(tx, retired, year);
    }
    for (const year of years) {
      await addCrosswalk(tx, year);
    }
    // Not at every start: a draft of rates that is priced would have to be priced again.
    if ((await countAll(tx)) > known) {
      await bumpCacheVersion(tx, 'rates');
    }
  });
}

const countAll = async (tx: EntityManager): Promise<number> => (await tx.count(Plan)) + (await tx.count(PlanCrosswalk));

async function addMissing(tx: EntityManager, seeds: Parameters<typeof addPlans>[1], year: number): Promise<void> {
  const known = await idsByFiledId(tx, year);
  const missing = seeds.filter(({ plan }) => !known.has(plan.hiosPlanId));
  if (missing.length > 0) {
    await addPlans(tx, missing, year);
  }
}

/** In the last year in which a plan was sold, it leads to what follows; before that it goes on under its filed id. */
async function addCrosswalk(tx: EntityManager, year: number): Promise<void> {
  const [from, then] = [await idsByFiledId(tx, year), await idsByName(tx, year + 1)];
  for (const { seed, followedBy, followedInCounty, reason } of RETIRED_PLANS) {
    const fromPlanId = from.get(seed.plan.hiosPlanId)!;
    if (then.has(seed.plan.displayName) || (await tx.existsBy(PlanCrosswalk, { fromPlanId }))) {
      continue;
    }
    await addRows(tx, PlanCrosswalk, [
      { fromPlanId, toPlanId: followedBy === null ? null : then.get(followedBy)!, countyFips: WHOLE_STATE, reason },
      ...Object.entries(followedInCounty).map(([county, plan]) => ({
        fromPlanId,
        toPlanId: then.get(plan)!,
        countyFips: MICHIGAN_COUNTIES.find(({ name }) => name === county)!.fips,
        reason,
      })),
    ]);
  }
}

const plansOf = (tx: EntityManager, businessYear: number) =>
  tx.find(Plan, {
    select: { id: true, hiosPlanId: true, displayName: true },
    where: { market: 'SmallGroup', businessYear },
  });
const idsByFiledId = async (tx: EntityManager, year: number) =>
  new Map((await plansOf(tx, year)).map(({ hiosPlanId, id }) => [hiosPlanId, id]));
const idsByName = async (tx: EntityManager, year: number) =>
  new Map((await plansOf(tx, year)).map(({ displayName, id }) => [displayName, id]));

import type { MetalTier, NetworkType } from '#shared/plans/plan-codes';
import { MICHIGAN_COUNTIES } from '../../catalogue/locations/michigan-counties.ts';
import { medicalPlan } from './medical-plans.ts';
import type { PlanSeed } from './plan-seed.ts';

/** A plan that the insurer no longer sells, and what became of it. */
export interface RetiredPlan {
  seed: PlanSeed;
  /** Name of the plan of the next year that the insurer maps it to; null = none. */
  followedBy: string | null;
  /** Names of other plans that it is mapped to in single counties, by county name. */
  followedInCounty: Readonly<Record<string, string>>;
  reason: string;
}

type Design = readonly [metal: MetalTier, network: NetworkType, deductible: number, outOfPocket: number, share: number];

/** Made like the plans of the catalogue, with numbers of their own. */
function retired(number: number, design: Design, more: Partial<PlanSeed['plan']> = {}): PlanSeed {
  const [metal, network, deductible, outOfPocket, coinsurancePercent] = design;
  const seed = medicalPlan(
    'SmallGroup',
    { kind: 'Standard', metal, deductible, outOfPocket, coinsurancePercent },
    { network, number: 9000 + number },
  );
  return { ...seed, plan: { ...seed.plan, isShopPlan: false, ...more } };
}

/** What the demo's groups have whose plans do not simply go on: one of each kind of ending. */
export const RETIRED_PLANS: readonly RetiredPlan[] = [
  {
    seed: retired(1, ['Gold', 'PPO', 750, 5800, 20]),
    followedBy: 'PPO Gold 1000',
    followedInCounty: {},
    reason: 'The insurer replaced this plan',
  },
  {
    seed: retired(2, ['Silver', 'POS', 2000, 7800, 25]),
    followedBy: null,
    followedInCounty: {},
    reason: 'The insurer ended this plan',
  },
  {
    seed: retired(3, ['Gold', 'HMO', 1250, 6200, 20], { displayName: 'HMO Local Gold 1250' }),
    followedBy: 'HMO Value Gold 1500',
    followedInCounty: { Genesee: 'HMO Gold 1000' },
    reason: 'The insurer merged its local networks',
  },
  {
    seed: retired(4, ['Silver', 'HMO', 2750, 8100, 30], { displayName: 'HMO Local Silver 2750' }),
    followedBy: 'HMO Value Silver 3500',
    followedInCounty: {},
    reason: 'The insurer merged its local networks',
  },
  {
    // Sold since before 2014 and kept by groups that never left it: no ACA plan.
    seed: retired(5, ['Silver', 'PPO', 1500, 7500, 30], { displayName: 'Classic PPO 1500', isAcaPlan: false }),
    followedBy: 'PPO Silver 2500',
    followedInCounty: {},
    reason: 'Plans from before 2014 are no longer renewed',
  },
];

export const fipsOfCounty = (name: string): string => MICHIGAN_COUNTIES.find((county) => county.name === name)!.fips;

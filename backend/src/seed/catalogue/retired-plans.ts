import type { MetalTier, NetworkType } from '#shared/plans/plan-codes';
import { medicalPlan } from './medical-plans.ts';
import type { PlanSeed } from './plan-seed.ts';

/** A plan that the insurer no longer sells, and what became of it. */
interface RetiredPlan {
  seed: PlanSeed;
  /** Name of the plan of the next year that the insurer maps it to; null = none. */
  followedBy: string | null;
  /** Names of other plans that it is mapped to in single counties, by county name. */
  followedInCounty: Readonly<Record<string, string>>;
  reason: string;
}

type Design = readonly [metal: MetalTier, network: NetworkType, deductible: number, outOfPocket: number, share: number];
type Row = readonly [
  design: Design,
  followedBy: string | null,
  reason: string,
  more?: Partial<PlanSeed['plan']>,
  followedInCounty?: RetiredPlan['followedInCounty'],
];

/** What the demo's groups have whose plans do not simply go on: one of each kind of ending. The last never was an ACA plan. */
// prettier-ignore
const ROWS: readonly Row[] = [
  [['Gold', 'PPO', 750, 5800, 20], 'PPO Gold 1000', 'The insurer replaced this plan'],
  [['Silver', 'POS', 2000, 7800, 25], null, 'The insurer ended this plan'],
  [['Gold', 'HMO', 1250, 6200, 20], 'HMO Value Gold 1500', 'The insurer merged its local networks',
    { displayName: 'HMO Local Gold 1250' }, { Genesee: 'HMO Gold 1000' }],
  [['Silver', 'HMO', 2750, 8100, 30], 'HMO Value Silver 3500', 'The insurer merged its local networks',
    { displayName: 'HMO Local Silver 2750' }],
  [['Silver', 'PPO', 1500, 7500, 30], 'PPO Silver 2500', 'Plans from before 2014 are no longer renewed',
    { displayName: 'Classic PPO 1500', isAcaPlan: false }],
];

/** Made like the plans of the catalogue, with numbers of their own. */
export const RETIRED_PLANS: readonly RetiredPlan[] = ROWS.map(
  ([[metal, network, deductible, outOfPocket, coinsurancePercent], followedBy, reason, more, inCounty = {}], at) => {
    const design = { kind: 'Standard', metal, deductible, outOfPocket, coinsurancePercent } as const;
    const seed = medicalPlan('SmallGroup', design, { network, number: 9001 + at });
    const plan = { ...seed.plan, isShopPlan: false, isOnExchange: false, ...more };
    return { seed: { ...seed, plan }, followedBy, followedInCounty: inCounty, reason };
  },
);

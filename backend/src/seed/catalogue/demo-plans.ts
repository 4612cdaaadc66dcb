import type { MetalTier, NetworkType, PlanKind } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.table.ts';

/** Medical plans without their network: in dollars for one person (a family has twice as much), and percent. */
type Designs = readonly [
  kind: PlanKind,
  metal: MetalTier,
  ...(readonly [deductible: number, outOfPocket: number, coinsurance: number])[],
];

/** 42 designs, each sold as HMO, POS and PPO. */
// prettier-ignore
export const SMALL_GROUP_DESIGNS: readonly Designs[] = [
  ['Standard', 'Platinum', [0, 2500, 10], [250, 2500, 10], [500, 3000, 10]],
  ['Standard', 'Gold', [500, 5500, 20], [1000, 6000, 20], [1500, 6500, 20], [2000, 7000, 20]],
  ['Standard', 'Silver', [2500, 8000, 25], [3000, 8200, 30], [4000, 8500, 30], [5000, 8700, 30]],
  ['Standard', 'Bronze', [6000, 9000, 40], [7000, 9200, 50], [8500, 9200, 50]],
  ['Value', 'Gold', [1500, 7000, 20], [2500, 7500, 20]],
  ['Value', 'Silver', [3500, 8700, 30], [4500, 9000, 30]],
  ['Value', 'Bronze', [6500, 9200, 40], [7500, 9200, 50]],
  ['HSA', 'Gold', [1750, 4000, 10], [2000, 4500, 20]],
  ['HSA', 'Silver', [3000, 6500, 20], [3500, 7000, 20], [4500, 7500, 30]],
  ['HSA', 'Bronze', [5500, 8000, 30], [6500, 8300, 40], [7500, 8300, 50]],
  ['HRA', 'Gold', [2000, 6500, 20]],
  ['HRA', 'Silver', [3000, 8000, 20], [5000, 8700, 30]],
  ['HRA', 'Bronze', [6000, 9000, 40]],
  ['HBC', 'Platinum', [500, 2800, 10]],
  ['HBC', 'Gold', [1000, 5500, 20], [2000, 6500, 20]],
  ['HBC', 'Silver', [2500, 7800, 25], [4000, 8500, 30]],
  ['HBC', 'Bronze', [6500, 9200, 40]],
  ['Extras', 'Gold', [1000, 6500, 20], [1500, 7000, 20]],
  ['Extras', 'Silver', [3000, 8500, 30]],
  ['Extras', 'Bronze', [6000, 9200, 40]],
];

/** 14 designs, each sold as HMO, POS and PPO. */
// prettier-ignore
export const INDIVIDUAL_DESIGNS: readonly Designs[] = [
  ['Standard', 'Platinum', [500, 3200, 10]],
  ['Standard', 'Gold', [1000, 6500, 20], [1500, 7200, 25]],
  ['Standard', 'Silver', [3000, 8700, 30], [4000, 8900, 30], [5000, 9100, 40]],
  ['Standard', 'Bronze', [6500, 9200, 50], [7500, 9200, 50], [9200, 9200, 0]],
  ['Value', 'Gold', [2000, 8000, 25]],
  ['Value', 'Silver', [4500, 9200, 40]],
  ['Value', 'Bronze', [8500, 9200, 50]],
  ['HSA', 'Silver', [3500, 7000, 20]],
  ['HSA', 'Bronze', [6500, 8300, 40]],
];

type Shares = readonly [preventive: number, basic: number, major: number];

/**
 * Name, premium, network, deductible and yearly maximum in dollars, percent that the member pays of checks, fillings and crowns,
 * months until crowns are covered. One charges for three children only, as a dental plan may choose (facts, "Rates").
 */
// prettier-ignore
export const DENTAL: readonly (readonly [string, number, NetworkType | null, number, number, Shares, number, Partial<Plan>?])[] = [
  ['Dental Basic 750',          21.4,  'PPO', 50, 750,  [0, 50, 100], 0],
  ['Dental Plus 1000',          29.8,  'PPO', 50, 1000, [0, 20, 50],  12],
  ['DentalPro 1500',            36.75, 'PPO', 25, 1500, [0, 20, 50],  6, { isDentalPro: true }],
  ['DentalPro Family 2000',     43.1,  'PPO', 25, 2000, [0, 10, 40],  6, { isDentalPro: true, chargesEveryChild: false }],
  ['Delta Dental PPO 1500',     38.2,  'PPO', 50, 1500, [0, 20, 50],  0, { isDeltaDentalPlan: true }],
  ['Delta Dental Premier 2000', 47.6,  null,  0,  2000, [0, 10, 40],  0, { isDeltaDentalPlan: true }],
];

/** Name, premium, copay of the exam, allowance for frames or contact lenses; dollars. */
export const VISION = [
  ['Vision Essential', 6.9, 15, 130],
  ['Vision Plus', 9.4, 10, 180],
  ['Vision Premier', 12.85, 0, 230],
] as const;

/** Dollars: premium at 21, deductible, out-of-pocket maximum, and the most that the plan ever pays. */
export type ShortTermDesign = readonly [
  premium: number,
  deductible: number,
  outOfPocket: number,
  share: number,
  maximum: number,
];

/** Invented: public files have no short-term plans. */
// prettier-ignore
export const SHORT_TERM_DESIGNS: readonly ShortTermDesign[] = [
  [168, 2500,  7500,  20, 1_000_000],
  [121, 5000,  10_000, 30, 750_000],
  [84,  10_000, 15_000, 40, 500_000],
];

type RetiredDesign = readonly [
  metal: MetalTier,
  network: NetworkType,
  deductible: number,
  outOfPocket: number,
  share: number,
];
type Retired = readonly [
  design: RetiredDesign,
  /** Name of the plan of the next year that the insurer maps it to; null = none. */
  followedBy: string | null,
  reason: string,
  more?: Partial<Plan>,
  /** Names of other plans that it is mapped to in single counties, by county name. */
  followedInCounty?: Readonly<Record<string, string>>,
];

/** Plans that the insurer no longer sells, and that the demo's groups have: one of each kind of ending. The last never was an ACA plan. */
// prettier-ignore
export const RETIRED: readonly Retired[] = [
  [['Gold', 'PPO', 750, 5800, 20], 'PPO Gold 1000', 'The insurer replaced this plan'],
  [['Silver', 'POS', 2000, 7800, 25], null, 'The insurer ended this plan'],
  [['Gold', 'HMO', 1250, 6200, 20], 'HMO Value Gold 1500', 'The insurer merged its local networks',
    { displayName: 'HMO Local Gold 1250' }, { Genesee: 'HMO Gold 1000' }],
  [['Silver', 'HMO', 2750, 8100, 30], 'HMO Value Silver 3500', 'The insurer merged its local networks',
    { displayName: 'HMO Local Silver 2750' }],
  [['Silver', 'PPO', 1500, 7500, 30], 'PPO Silver 2500', 'Plans from before 2014 are no longer renewed',
    { displayName: 'Classic PPO 1500', isAcaPlan: false }],
];

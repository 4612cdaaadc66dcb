import type { MetalTier, PlanKind } from '#shared/plans/plan-codes';

/** A medical plan without its network. Dollars for one person; a family has twice as much. */
export interface MedicalDesign {
  kind: PlanKind;
  metal: MetalTier;
  deductible: number;
  outOfPocket: number;
  coinsurancePercent: number;
}

const design = (
  kind: PlanKind,
  metal: MetalTier,
  [deductible, outOfPocket, coinsurancePercent]: readonly [number, number, number],
): MedicalDesign => ({ kind, metal, deductible, outOfPocket, coinsurancePercent });

/** 42 designs, each sold as HMO, POS and PPO. */
export const SMALL_GROUP_DESIGNS: readonly MedicalDesign[] = [
  design('Standard', 'Platinum', [0, 2500, 10]),
  design('Standard', 'Platinum', [250, 2500, 10]),
  design('Standard', 'Platinum', [500, 3000, 10]),
  design('Standard', 'Gold', [500, 5500, 20]),
  design('Standard', 'Gold', [1000, 6000, 20]),
  design('Standard', 'Gold', [1500, 6500, 20]),
  design('Standard', 'Gold', [2000, 7000, 20]),
  design('Standard', 'Silver', [2500, 8000, 25]),
  design('Standard', 'Silver', [3000, 8200, 30]),
  design('Standard', 'Silver', [4000, 8500, 30]),
  design('Standard', 'Silver', [5000, 8700, 30]),
  design('Standard', 'Bronze', [6000, 9000, 40]),
  design('Standard', 'Bronze', [7000, 9200, 50]),
  design('Standard', 'Bronze', [8500, 9200, 50]),
  design('Value', 'Gold', [1500, 7000, 20]),
  design('Value', 'Gold', [2500, 7500, 20]),
  design('Value', 'Silver', [3500, 8700, 30]),
  design('Value', 'Silver', [4500, 9000, 30]),
  design('Value', 'Bronze', [6500, 9200, 40]),
  design('Value', 'Bronze', [7500, 9200, 50]),
  design('HSA', 'Gold', [1700, 4000, 10]),
  design('HSA', 'Gold', [2000, 4500, 20]),
  design('HSA', 'Silver', [3000, 6500, 20]),
  design('HSA', 'Silver', [3500, 7000, 20]),
  design('HSA', 'Silver', [4500, 7500, 30]),
  design('HSA', 'Bronze', [5500, 8000, 30]),
  design('HSA', 'Bronze', [6500, 8300, 40]),
  design('HSA', 'Bronze', [7500, 8300, 50]),
  design('HRA', 'Gold', [2000, 6500, 20]),
  design('HRA', 'Silver', [3000, 8000, 20]),
  design('HRA', 'Silver', [5000, 8700, 30]),
  design('HRA', 'Bronze', [6000, 9000, 40]),
  design('HBC', 'Platinum', [500, 2800, 10]),
  design('HBC', 'Gold', [1000, 5500, 20]),
  design('HBC', 'Gold', [2000, 6500, 20]),
  design('HBC', 'Silver', [2500, 7800, 25]),
  design('HBC', 'Silver', [4000, 8500, 30]),
  design('HBC', 'Bronze', [6500, 9200, 40]),
  design('Extras', 'Gold', [1000, 6500, 20]),
  design('Extras', 'Gold', [1500, 7000, 20]),
  design('Extras', 'Silver', [3000, 8500, 30]),
  design('Extras', 'Bronze', [6000, 9200, 40]),
];

/** 14 designs, each sold as HMO, POS and PPO. */
export const INDIVIDUAL_DESIGNS: readonly MedicalDesign[] = [
  design('Standard', 'Platinum', [500, 3200, 10]),
  design('Standard', 'Gold', [1000, 6500, 20]),
  design('Standard', 'Gold', [1500, 7200, 25]),
  design('Standard', 'Silver', [3000, 8700, 30]),
  design('Standard', 'Silver', [4000, 8900, 30]),
  design('Standard', 'Silver', [5000, 9100, 40]),
  design('Standard', 'Bronze', [6500, 9200, 50]),
  design('Standard', 'Bronze', [7500, 9200, 50]),
  design('Standard', 'Bronze', [9200, 9200, 0]),
  design('Value', 'Gold', [2000, 8000, 25]),
  design('Value', 'Silver', [4500, 9200, 40]),
  design('Value', 'Bronze', [8500, 9200, 50]),
  design('HSA', 'Silver', [3500, 7000, 20]),
  design('HSA', 'Bronze', [6500, 8300, 40]),
];

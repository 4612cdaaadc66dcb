import type { MetalTier, PlanKind } from '#shared/plans/plan-codes';
import type { TierCosts } from '../../catalogue/plans/plan.table.ts';

/** A medical plan without its network. Dollars for one person; a family has twice as much. */
export interface MedicalDesign {
  kind: PlanKind;
  metal: MetalTier;
  deductible: number;
  outOfPocket: number;
  coinsurancePercent: number;
}

type Row = readonly [kind: PlanKind, metal: MetalTier, ...designs: (readonly [number, number, number])[]];

/** Each a deductible, an out-of-pocket maximum and a coinsurance. */
const designs = (rows: readonly Row[]): MedicalDesign[] =>
  rows.flatMap(([kind, metal, ...amounts]) =>
    amounts.map(([deductible, outOfPocket, coinsurancePercent]) => ({
      kind,
      metal,
      deductible,
      outOfPocket,
      coinsurancePercent,
    })),
  );

/** 42 designs, each sold as HMO, POS and PPO. */
// prettier-ignore
export const SMALL_GROUP_DESIGNS: readonly MedicalDesign[] = designs([
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
]);

/**
 * The annual limitation on cost sharing, of one person: CMS guidance of June 25, 2025; the payment notice of 2027 (91 FR 29526). What a real
 * catastrophic plan has is what was filed: from 2027 some may be above it.
 */
const COST_SHARING_LIMITS: Readonly<Record<number, number>> = { 2026: 10_600, 2027: 12_000 };
const LIMITED_YEARS = Object.keys(COST_SHARING_LIMITS).map(Number);

/**
 * A catastrophic plan pays nothing before the limit of its year, but for prevention and three visits: 45 CFR 156.155(a)(3). In a year whose
 * limit is not here the demo's has that of the nearest year.
 */
export function catastrophicDesign(year: number): MedicalDesign {
  const limited = Math.min(Math.max(year, Math.min(...LIMITED_YEARS)), Math.max(...LIMITED_YEARS));
  const limit = COST_SHARING_LIMITS[limited]!;
  return { kind: 'Standard', metal: 'Catastrophic', deductible: limit, outOfPocket: limit, coinsurancePercent: 0 };
}

/** Sold as an EPO: the one network that covers nothing outside itself and needs no primary care provider. */
export const EPO_DESIGN: MedicalDesign = {
  kind: 'Holistic',
  metal: 'Gold',
  deductible: 1800,
  outOfPocket: 7600,
  coinsurancePercent: 25,
};

/** 14 designs, each sold as HMO, POS and PPO. */
// prettier-ignore
export const INDIVIDUAL_DESIGNS: readonly MedicalDesign[] = designs([
  ['Standard', 'Platinum', [500, 3200, 10]],
  ['Standard', 'Gold', [1000, 6500, 20], [1500, 7200, 25]],
  ['Standard', 'Silver', [3000, 8700, 30], [4000, 8900, 30], [5000, 9100, 40]],
  ['Standard', 'Bronze', [6500, 9200, 50], [7500, 9200, 50], [9200, 9200, 0]],
  ['Value', 'Gold', [2000, 8000, 25]],
  ['Value', 'Silver', [4500, 9200, 40]],
  ['Value', 'Bronze', [8500, 9200, 50]],
  ['HSA', 'Silver', [3500, 7000, 20]],
  ['HSA', 'Bronze', [6500, 8300, 40]],
]);

/** What a visit or a drug costs, in dollars. */
export type Copays = Record<'primary' | 'specialist' | 'urgent' | 'emergency' | 'generic', number>;

const COPAYS: Record<Exclude<MetalTier, 'Catastrophic'>, Copays> = {
  Platinum: { primary: 10, specialist: 30, urgent: 35, emergency: 150, generic: 5 },
  Gold: { primary: 20, specialist: 45, urgent: 50, emergency: 250, generic: 10 },
  Silver: { primary: 35, specialist: 70, urgent: 75, emergency: 400, generic: 20 },
  Bronze: { primary: 50, specialist: 100, urgent: 100, emergency: 500, generic: 30 },
};

/** What a member pays under a design. With an HSA everything but prevention waits for the deductible. */
export function medicalCosts(design: MedicalDesign, copays?: Copays): TierCosts {
  const { kind, metal, deductible, outOfPocket, coinsurancePercent } = design;
  const amounts = {
    deductibleIndividualCents: deductible * 100,
    deductibleFamilyCents: deductible * 200,
    outOfPocketIndividualCents: outOfPocket * 100,
    outOfPocketFamilyCents: outOfPocket * 200,
    coinsurancePercent,
  };
  if (metal === 'Catastrophic') {
    return { ...amounts, ...CATASTROPHIC_COPAYS };
  }
  const { primary, specialist, urgent, emergency, generic } = copays ?? COPAYS[metal];
  const afterDeductible = `${coinsurancePercent}% after deductible`;
  const pays = (copay: number): string => (kind === 'HSA' ? afterDeductible : `$${copay}`);
  return {
    ...amounts,
    primaryCareCopay: kind === 'Value' ? `$0 e-visit, then $${primary}` : pays(primary),
    specialistCopay: pays(specialist),
    urgentCareCopay: pays(urgent),
    emergencyRoomCopay: metal === 'Bronze' ? afterDeductible : pays(emergency),
    genericDrugCopay: pays(generic),
  };
}

const AFTER_DEDUCTIBLE = '0% after deductible';
/** Three primary care visits a year before the deductible: 45 CFR 156.155(a)(4). */
const CATASTROPHIC_COPAYS = {
  primaryCareCopay: `No charge for 3 visits, then ${AFTER_DEDUCTIBLE}`,
  specialistCopay: AFTER_DEDUCTIBLE,
  urgentCareCopay: AFTER_DEDUCTIBLE,
  emergencyRoomCopay: AFTER_DEDUCTIBLE,
  genericDrugCopay: AFTER_DEDUCTIBLE,
};

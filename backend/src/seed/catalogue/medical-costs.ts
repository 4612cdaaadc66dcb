import type { MetalTier } from '#shared/plans/plan-codes';
import type { TierCosts } from '../../catalogue/plans/plan.entity.ts';
import type { MedicalDesign } from './medical-designs.ts';

interface Copays {
  primaryCare: number;
  specialist: number;
  urgentCare: number;
  emergencyRoom: number;
  generic: number;
}

const COPAYS: Record<MetalTier, Copays> = {
  Platinum: { primaryCare: 10, specialist: 30, urgentCare: 35, emergencyRoom: 150, generic: 5 },
  Gold: { primaryCare: 20, specialist: 45, urgentCare: 50, emergencyRoom: 250, generic: 10 },
  Silver: { primaryCare: 35, specialist: 70, urgentCare: 75, emergencyRoom: 400, generic: 20 },
  Bronze: { primaryCare: 50, specialist: 100, urgentCare: 100, emergencyRoom: 500, generic: 30 },
};

/** What a member pays under a design. With an HSA everything but prevention waits for the deductible. */
export function medicalCosts({ kind, metal, deductible, outOfPocket, coinsurancePercent }: MedicalDesign): TierCosts {
  const copays = COPAYS[metal];
  const afterDeductible = `${coinsurancePercent}% after deductible`;
  const pays = (dollars: number): string => (kind === 'HSA' ? afterDeductible : `$${dollars}`);
  return {
    deductibleIndividualCents: deductible * 100,
    deductibleFamilyCents: deductible * 200,
    outOfPocketIndividualCents: outOfPocket * 100,
    outOfPocketFamilyCents: outOfPocket * 200,
    coinsurancePercent,
    primaryCareCopay: kind === 'Value' ? `$0 e-visit, then $${copays.primaryCare}` : pays(copays.primaryCare),
    specialistCopay: pays(copays.specialist),
    urgentCareCopay: pays(copays.urgentCare),
    emergencyRoomCopay: metal === 'Bronze' ? afterDeductible : pays(copays.emergencyRoom),
    genericDrugCopay: pays(copays.generic),
  };
}

/** HealthbyChoice: the level of members who do not complete the healthy-living steps. */
export const standardLevelOf = (design: MedicalDesign): MedicalDesign => ({
  ...design,
  deductible: design.deductible + 1_000,
  outOfPocket: Math.min(design.outOfPocket + 1_000, 9_200),
  coinsurancePercent: design.coinsurancePercent + 10,
});

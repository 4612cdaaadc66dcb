import type { TierCosts } from '../../catalogue/plans/plan.table.ts';
import { AGE_CURVE_THOUSANDTHS } from '#shared/plans/age-band';
import { SHORT_TERM_DESIGNS, type ShortTermDesign } from './demo-plans.ts';
import { NOT_COVERED } from './medical-benefits.ts';
import {
  ALL_AREAS,
  benefitsOf,
  type BenefitSeed,
  dollars,
  hiosPlanId,
  PLAIN_PLAN,
  type PlanSeed,
} from './plan-seed.ts';

const PRODUCT = '007';
/** In the name, because these plans have no filed terms that a real plan could be compared with. */
const MARK = '(demo)';

/**
 * Short-term plans: a PPO of no metal tier, sold by the insurer only and not subject to the Affordable Care Act. No tobacco rate is filed,
 * and every child is charged.
 */
export const SHORT_TERM_PLANS: readonly PlanSeed[] = SHORT_TERM_DESIGNS.map((design, at) => {
  const [basePremium, deductible] = design;
  const tier1 = costsOf(design);
  return {
    plan: {
      ...PLAIN_PLAN,
      hiosPlanId: hiosPlanId(PRODUCT, at + 1),
      market: 'ShortTerm',
      coverage: 'medical',
      displayName: `MyLakes Short-Term PPO ${deductible} ${MARK}`,
      networkType: 'PPO',
      isAcaPlan: false,
      chargesEveryChild: true,
      // No essential health benefits (45 CFR 144.103), so no tax credit either.
      ehbShareBasisPoints: 0,
      tier1,
    },
    basePremium,
    ageFactors: AGE_CURVE_THOUSANDTHS,
    tobaccoLoad: () => null,
    areas: ALL_AREAS,
    benefits: shortTermBenefits(design, tier1),
  };
});

function costsOf([, deductible, outOfPocket, share]: ShortTermDesign): TierCosts {
  const afterDeductible = `${share}% after deductible`;
  return {
    deductibleIndividualCents: deductible * 100,
    deductibleFamilyCents: deductible * 200,
    outOfPocketIndividualCents: outOfPocket * 100,
    outOfPocketFamilyCents: outOfPocket * 200,
    coinsurancePercent: share,
    primaryCareCopay: '$50',
    specialistCopay: afterDeductible,
    urgentCareCopay: '$100',
    emergencyRoomCopay: afterDeductible,
    genericDrugCopay: afterDeductible,
  };
}

function shortTermBenefits(
  [, deductible, outOfPocket, share, maximum]: ShortTermDesign,
  costs: TierCosts,
): BenefitSeed[] {
  const afterDeductible = `${share}% after deductible`;
  const amount = (benefit: string, each: number) => [benefit, dollars(each), '', dollars(each * 2)] as const;
  const none = (service: string) => [service, NOT_COVERED, '', NOT_COVERED] as const;
  return benefitsOf(`${share + 20}% after deductible`, {
    'Your share of costs': [
      amount('Deductible, individual', deductible),
      amount('Deductible, family', deductible * 2),
      amount('Out-of-pocket maximum, individual', outOfPocket),
      amount('Out-of-pocket maximum, family', outOfPocket * 2),
      ['Coinsurance', `${share}%`],
      ['Most that the plan pays', dollars(maximum), 'Each person and policy', ''],
    ],
    'Office visits': [
      ['Primary care visit', costs.primaryCareCopay],
      ['Specialist visit', costs.specialistCopay],
    ],
    'Urgent and emergency care': [
      ['Urgent care', costs.urgentCareCopay],
      ['Emergency room', costs.emergencyRoomCopay, '', costs.emergencyRoomCopay],
    ],
    Hospital: [
      ['Inpatient stay', afterDeductible],
      ['Outpatient surgery', afterDeductible],
    ],
    Tests: [['Laboratory and X-ray', afterDeductible]],
    'Prescription drugs': [['Generic', costs.genericDrugCopay, '30-day supply', NOT_COVERED]],
    [NOT_COVERED]: [
      none('Conditions that began before the coverage'),
      none('Preventive care'),
      none('Maternity care'),
      none('Mental health and substance use'),
      none('Brand drugs'),
    ],
  });
}

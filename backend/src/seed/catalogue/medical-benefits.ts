import type { MetalTier, NetworkType, PlanKind } from '#shared/plans/plan-codes';
import type { TierCosts } from '../../catalogue/plans/plan.table.ts';
import { benefitsOf, dollars, type BenefitSeed } from './plan-seed.ts';

/** A medical plan without its network. Dollars for one person; a family has twice as much. */
export interface MedicalDesign {
  kind: PlanKind;
  metal: MetalTier;
  deductible: number;
  outOfPocket: number;
  coinsurancePercent: number;
}

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

interface PlanOfBenefits {
  costs: TierCosts;
  network: NetworkType;
  kind: PlanKind;
  /** Dollars for preferred and for other brands; null, and with an HSA, the share after the deductible. */
  brandDrugs?: readonly [preferred: number, other: number] | null;
}

export const NOT_COVERED = 'Not covered';

/** The benefit summary of a medical plan, in the order of a Summary of Benefits and Coverage. */
export function medicalBenefits({ costs, network, kind, brandDrugs = [60, 110] }: PlanOfBenefits): BenefitSeed[] {
  const percent = costs.coinsurancePercent ?? 0;
  const share = `${percent}% after deductible`;
  const staysInside = network === 'HMO' || network === 'EPO';
  const away = staysInside ? NOT_COVERED : `${percent + 20}% after deductible`;
  const amount = (benefit: string, cents: number | null) => {
    const times = (factor: number) => (cents === null ? 'None' : dollars((cents * factor) / 100));
    return [benefit, times(1), '', staysInside ? NOT_COVERED : times(2)] as const;
  };
  const [preferred, other] = kind === 'HSA' || !brandDrugs ? [share, share] : brandDrugs.map((copay) => `$${copay}`);
  const none = (service: string) => [service, NOT_COVERED, '', NOT_COVERED] as const;
  return benefitsOf(away, {
    'Your share of costs': [
      amount('Deductible, individual', costs.deductibleIndividualCents),
      amount('Deductible, family', costs.deductibleFamilyCents),
      amount('Out-of-pocket maximum, individual', costs.outOfPocketIndividualCents),
      amount('Out-of-pocket maximum, family', costs.outOfPocketFamilyCents),
      ['Coinsurance', `${percent}%`],
    ],
    'Office visits': [
      ['Preventive care', 'No charge', 'As listed by the federal guidelines'],
      ['Primary care visit', costs.primaryCareCopay],
      ['Specialist visit', costs.specialistCopay, network === 'HMO' ? 'With a referral' : ''],
      ['E-visit', kind === 'HSA' ? share : 'No charge', '', NOT_COVERED],
    ],
    'Urgent and emergency care': [
      ['Urgent care', costs.urgentCareCopay],
      ['Emergency room', costs.emergencyRoomCopay, 'A copay is waived when admitted', costs.emergencyRoomCopay],
      ['Ambulance', share, '', share],
    ],
    Hospital: [
      ['Inpatient stay', share],
      ['Inpatient physician services', share],
      ['Outpatient surgery', share],
      ['Outpatient surgery physician services', share],
    ],
    Tests: [
      ['Laboratory and X-ray', share],
      ['CT, PET and MRI', share, 'With prior approval'],
    ],
    Maternity: [
      ['Prenatal visits', 'No charge'],
      ['Delivery and newborn care', share],
    ],
    'Mental health': [
      ['Outpatient visit', costs.primaryCareCopay],
      ['Inpatient stay', share],
    ],
    'Prescription drugs': [
      ['Generic', costs.genericDrugCopay, '30-day supply'],
      ['Preferred brand', preferred!, '30-day supply'],
      ['Non-preferred brand', other!, '30-day supply'],
      ['Specialty', share, '30-day supply, specialty pharmacy'],
    ],
    Therapy: [
      ['Physical and occupational therapy', share, '30 visits a year'],
      ['Habilitation services', share, '30 visits a year'],
      ['Chiropractic care', costs.specialistCopay, '30 visits a year'],
    ],
    Recovery: [
      ['Home health care', share, '60 visits a year'],
      ['Skilled nursing facility', share, '45 days a year'],
      ['Durable medical equipment', share, 'With prior approval'],
      ['Hospice care', share],
    ],
    'Children under 19': [
      ['Eye exam', 'No charge', '1 a year'],
      ['Glasses', 'No charge', '1 pair a year'],
      ['Dental check-up for children', 'No charge', '2 a year'],
    ],
    [NOT_COVERED]: [
      none('Adult dental care'),
      none('Cosmetic surgery'),
      none('Long-term care'),
      none('Private-duty nursing'),
      none('Weight loss programs'),
    ],
    Account: kind === 'HRA' ? [['Health reimbursement arrangement', 'Paid by the employer', '', '']] : [],
    Extras: kind === 'Extras' ? [['Wellness allowance', '$250 a year', '', '']] : [],
    'Holistic care':
      kind === 'Holistic'
        ? [
            ['Acupuncture', costs.specialistCopay, '12 visits a year'],
            ['Massage therapy', costs.specialistCopay, '12 visits a year'],
          ]
        : [],
  });
}

import type { NetworkType, PlanKind } from '#shared/plans/plan-codes';
import type { TierCosts } from '../../catalogue/plans/plan.entity.ts';
import type { BenefitSeed } from './plan-seed.ts';

interface PlanOfBenefits {
  costs: TierCosts;
  network: NetworkType;
  kind: PlanKind;
}

/** The benefit summary of a medical plan, in the order of a Summary of Benefits and Coverage. */
export function medicalBenefits({ costs, network, kind }: PlanOfBenefits): BenefitSeed[] {
  const share = `${costs.coinsurancePercent ?? 0}% after deductible`;
  const away = network === 'HMO' ? 'Not covered' : `${(costs.coinsurancePercent ?? 0) + 20}% after deductible`;
  const line = (
    category: string,
    benefit: string,
    inNetwork: string,
    more: Partial<BenefitSeed> = {},
  ): BenefitSeed => ({
    category,
    benefit,
    inNetwork,
    outOfNetwork: away,
    limits: '',
    ...more,
  });
  const doubled = (cents: number | null): string => (network === 'HMO' ? 'Not covered' : dollars(cents, 2));
  const anywhere = (inNetwork: string): Partial<BenefitSeed> => ({ outOfNetwork: inNetwork });
  const visits = (count: number): Partial<BenefitSeed> => ({ limits: `${count} visits a year` });
  return [
    line('Your share of costs', 'Deductible, individual', dollars(costs.deductibleIndividualCents), {
      outOfNetwork: doubled(costs.deductibleIndividualCents),
    }),
    line('Your share of costs', 'Deductible, family', dollars(costs.deductibleFamilyCents), {
      outOfNetwork: doubled(costs.deductibleFamilyCents),
    }),
    line('Your share of costs', 'Out-of-pocket maximum, individual', dollars(costs.outOfPocketIndividualCents), {
      outOfNetwork: doubled(costs.outOfPocketIndividualCents),
    }),
    line('Your share of costs', 'Out-of-pocket maximum, family', dollars(costs.outOfPocketFamilyCents), {
      outOfNetwork: doubled(costs.outOfPocketFamilyCents),
    }),
    line('Your share of costs', 'Coinsurance', `${costs.coinsurancePercent ?? 0}%`),
    line('Office visits', 'Preventive care', 'No charge', { limits: 'As listed by the federal guidelines' }),
    line('Office visits', 'Primary care visit', costs.primaryCareCopay),
    line('Office visits', 'Specialist visit', costs.specialistCopay, {
      limits: network === 'HMO' ? 'With a referral' : '',
    }),
    line('Office visits', 'E-visit', kind === 'HSA' ? share : 'No charge', { outOfNetwork: 'Not covered' }),
    line('Urgent and emergency care', 'Urgent care', costs.urgentCareCopay),
    line('Urgent and emergency care', 'Emergency room', costs.emergencyRoomCopay, {
      ...anywhere(costs.emergencyRoomCopay),
      limits: 'A copay is waived when admitted',
    }),
    line('Urgent and emergency care', 'Ambulance', share, anywhere(share)),
    line('Hospital', 'Inpatient stay', share),
    line('Hospital', 'Inpatient physician services', share),
    line('Hospital', 'Outpatient surgery', share),
    line('Hospital', 'Outpatient surgery physician services', share),
    line('Tests', 'Laboratory and X-ray', share),
    line('Tests', 'CT, PET and MRI', share, { limits: 'With prior approval' }),
    line('Maternity', 'Prenatal visits', 'No charge'),
    line('Maternity', 'Delivery and newborn care', share),
    line('Mental health', 'Outpatient visit', costs.primaryCareCopay),
    line('Mental health', 'Inpatient stay', share),
    line('Prescription drugs', 'Generic', costs.genericDrugCopay, { limits: '30-day supply' }),
    line('Prescription drugs', 'Preferred brand', kind === 'HSA' ? share : '$60', { limits: '30-day supply' }),
    line('Prescription drugs', 'Non-preferred brand', kind === 'HSA' ? share : '$110', { limits: '30-day supply' }),
    line('Prescription drugs', 'Specialty', share, { limits: '30-day supply, specialty pharmacy' }),
    line('Therapy', 'Physical and occupational therapy', share, visits(30)),
    line('Therapy', 'Habilitation services', share, visits(30)),
    line('Therapy', 'Chiropractic care', costs.specialistCopay, visits(30)),
    line('Recovery', 'Home health care', share, visits(60)),
    line('Recovery', 'Skilled nursing facility', share, { limits: '45 days a year' }),
    line('Recovery', 'Durable medical equipment', share, { limits: 'With prior approval' }),
    line('Recovery', 'Hospice care', share),
    line('Children under 19', 'Eye exam', 'No charge', { limits: '1 a year' }),
    line('Children under 19', 'Glasses', 'No charge', { limits: '1 pair a year' }),
    line('Children under 19', 'Dental check-up for children', 'No charge', { limits: '2 a year' }),
    ...EXCLUSIONS.map((service) => line('Not covered', service, 'Not covered', { outOfNetwork: 'Not covered' })),
    ...(kind === 'HRA'
      ? [line('Account', 'Health reimbursement arrangement', 'Paid by the employer', { outOfNetwork: '' })]
      : []),
    ...(kind === 'Extras' ? [line('Extras', 'Wellness allowance', '$250 a year', { outOfNetwork: '' })] : []),
  ];
}

const EXCLUSIONS = [
  'Adult dental care',
  'Cosmetic surgery',
  'Long-term care',
  'Private-duty nursing',
  'Weight loss programs',
];

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollars = (cents: number | null, times = 1): string =>
  cents === null ? 'None' : WHOLE_DOLLARS.format((cents * times) / 100);

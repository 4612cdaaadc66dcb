import { AGE_BANDS, ageBandOf } from '#shared/plans/age-band';
import type { Market, NetworkType } from '#shared/plans/plan-codes';
import type { Plan, TierCosts } from '../../catalogue/plans/plan.entity.ts';
import { DEMO_INSURER } from './demo-insurer.ts';
import type { BenefitSeed, PlanSeed } from './plan-seed.ts';

const ALL_AREAS = Array.from({ length: 16 }, (_, at) => at + 1);
const byAge = (child: number, adult: number, from50: number): number[] =>
  AGE_BANDS.map((_, band) => (band < ageBandOf(21) ? child : band < ageBandOf(50) ? adult : from50));
const DENTAL_AGE_FACTORS = byAge(850, 1000, 1080);
const VISION_AGE_FACTORS = byAge(700, 1000, 1000);

interface DentalDesign {
  name: string;
  premium: number;
  network: NetworkType | null;
  /** Dollars. */
  deductible: number;
  yearlyMaximum: number;
  /** Percent that the member pays: checks, fillings, crowns. */
  shares: readonly [preventive: number, basic: number, major: number];
  waitingMonths: number;
  more?: Partial<Plan>;
}

const DENTAL: readonly DentalDesign[] = [
  {
    name: 'Dental Basic 750',
    premium: 21.4,
    network: 'PPO',
    deductible: 50,
    yearlyMaximum: 750,
    shares: [0, 50, 100],
    waitingMonths: 0,
  },
  {
    name: 'Dental Plus 1000',
    premium: 29.8,
    network: 'PPO',
    deductible: 50,
    yearlyMaximum: 1000,
    shares: [0, 20, 50],
    waitingMonths: 12,
  },
  {
    name: 'DentalPro 1500',
    premium: 36.75,
    network: 'PPO',
    deductible: 25,
    yearlyMaximum: 1500,
    shares: [0, 20, 50],
    waitingMonths: 6,
    more: { isDentalPro: true },
  },
  // The one dental plan that charges for three children only, as a plan may choose (facts, "Rates").
  {
    name: 'DentalPro Family 2000',
    premium: 43.1,
    network: 'PPO',
    deductible: 25,
    yearlyMaximum: 2000,
    shares: [0, 10, 40],
    waitingMonths: 6,
    more: { isDentalPro: true, chargesEveryChild: false },
  },
  {
    name: 'Delta Dental PPO 1500',
    premium: 38.2,
    network: 'PPO',
    deductible: 50,
    yearlyMaximum: 1500,
    shares: [0, 20, 50],
    waitingMonths: 0,
    more: { isDeltaDentalPlan: true },
  },
  {
    name: 'Delta Dental Premier 2000',
    premium: 47.6,
    network: null,
    deductible: 0,
    yearlyMaximum: 2000,
    shares: [0, 10, 40],
    waitingMonths: 0,
    more: { isDeltaDentalPlan: true },
  },
];

const VISION = [
  { name: 'Vision Essential', premium: 6.9, exam: 15, frames: 130 },
  { name: 'Vision Plus', premium: 9.4, exam: 10, frames: 180 },
  { name: 'Vision Premier', premium: 12.85, exam: 0, frames: 230 },
] as const;

export const dentalPlans = (market: Market): PlanSeed[] =>
  DENTAL.map((design, at) => ({
    market,
    coverage: 'dental',
    plan: {
      ...ancillary(market, { coverage: 'dental', number: at + 1, name: design.name }),
      networkType: design.network,
      waitingMonths: design.waitingMonths,
      tier1: {
        ...NO_COSTS,
        deductibleIndividualCents: design.deductible * 100,
        deductibleFamilyCents: design.deductible * 300,
        coinsurancePercent: design.shares[1],
      },
      ...design.more,
    },
    basePremium: design.premium,
    ageFactors: DENTAL_AGE_FACTORS,
    tobaccoLoad: () => null,
    areas: ALL_AREAS,
    benefits: dentalBenefits(design),
  }));

export const visionPlans = (market: Market): PlanSeed[] =>
  VISION.map((design, at) => ({
    market,
    coverage: 'vision',
    plan: ancillary(market, { coverage: 'vision', number: at + 1, name: design.name }),
    basePremium: design.premium,
    ageFactors: VISION_AGE_FACTORS,
    tobaccoLoad: () => null,
    areas: ALL_AREAS,
    benefits: [
      vision('Eye exam', design.exam === 0 ? 'No charge' : `$${design.exam}`, 'Up to $45', '1 a year'),
      vision('Frames', `$${design.frames} allowance`, 'Up to $70', '1 every 24 months'),
      vision('Lenses', '$25', 'Up to $30', '1 pair a year'),
      vision('Contact lenses', `$${design.frames} allowance`, 'Up to $105', 'In place of glasses'),
    ],
  }));

const NO_COSTS: TierCosts = {
  deductibleIndividualCents: null,
  deductibleFamilyCents: null,
  outOfPocketIndividualCents: null,
  outOfPocketFamilyCents: null,
  coinsurancePercent: null,
  primaryCareCopay: '',
  specialistCopay: '',
  urgentCareCopay: '',
  emergencyRoomCopay: '',
  genericDrugCopay: '',
};

const PRODUCT = { SmallGroup: { dental: '003', vision: '004' }, Individual: { dental: '005', vision: '006' } } as const;

function ancillary(
  market: Market,
  { coverage, number, name }: { coverage: 'dental' | 'vision'; number: number; name: string },
): PlanSeed['plan'] {
  return {
    hiosPlanId: `${DEMO_INSURER.issuerId}MI${PRODUCT[market][coverage]}${String(number).padStart(4, '0')}`,
    market,
    coverage,
    displayName: market === 'SmallGroup' ? name : `MyLakes ${name}`,
    metalTier: null,
    networkType: null,
    planKind: 'Standard',
    suiteName: null,
    isAcaPlan: true,
    isShopPlan: false,
    isIntegrated: false,
    isDentalPro: false,
    isDeltaDentalPlan: false,
    isAllowancePlan: false,
    eVisitFirst: false,
    chargesEveryChild: true,
    waitingMonths: 0,
    ehbShareBasisPoints: 0,
    tier1: NO_COSTS,
    tier2: null,
  };
}

function dentalBenefits({ deductible, yearlyMaximum, shares, waitingMonths, network }: DentalDesign): BenefitSeed[] {
  const away = network === null ? 'As in network' : 'Up to the network fee';
  const line = (benefit: string, inNetwork: string, limits = ''): BenefitSeed => ({
    category: 'Dental',
    benefit,
    inNetwork,
    outOfNetwork: away,
    limits,
  });
  const [preventive, basic, major] = shares;
  const wait = waitingMonths > 0 ? `After ${waitingMonths} months` : '';
  return [
    line('Deductible', deductible === 0 ? 'None' : `$${deductible} a person`),
    line('Yearly maximum', `$${yearlyMaximum.toLocaleString('en-US')} a person`),
    line('Exams and cleanings', shareOf(preventive), '2 a year'),
    line('Fillings and extractions', shareOf(basic)),
    line('Crowns and bridges', shareOf(major), major === 100 ? '' : wait),
    line('Orthodontics', major === 40 ? '50%' : 'Not covered', major === 40 ? 'Children under 19' : ''),
  ];
}

const shareOf = (percent: number): string =>
  percent === 0 ? 'No charge' : percent === 100 ? 'Not covered' : `${percent}%`;
const vision = (benefit: string, inNetwork: string, outOfNetwork: string, limits: string): BenefitSeed => ({
  category: 'Vision',
  benefit,
  inNetwork,
  outOfNetwork,
  limits,
});

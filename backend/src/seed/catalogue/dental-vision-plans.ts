import { AGE_BANDS, ageBandOf } from '#shared/plans/age-band';
import type { TierCosts } from '../../catalogue/plans/plan.table.ts';
import { DENTAL, VISION } from './demo-plans.ts';
import { type AcaMarket, ALL_AREAS, benefitsOf, dollars, hiosPlanId, PLAIN_PLAN, type PlanSeed } from './plan-seed.ts';

const PRODUCT = { SmallGroup: { dental: '003', vision: '004' }, Individual: { dental: '005', vision: '006' } } as const;

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

const byAge = (child: number, adult: number, from50: number): number[] =>
  AGE_BANDS.map((_, band) => (band < ageBandOf(21) ? child : band < ageBandOf(50) ? adult : from50));
const DENTAL_AGE_FACTORS = byAge(850, 1000, 1080);
const VISION_AGE_FACTORS = byAge(700, 1000, 1000);

const sharedBy = (market: AcaMarket, coverage: 'dental' | 'vision', number: number, name: string) => ({
  ...PLAIN_PLAN,
  hiosPlanId: hiosPlanId(PRODUCT[market][coverage], number),
  market,
  coverage,
  displayName: market === 'SmallGroup' ? name : `MyLakes ${name}`,
  // Vision plans alone are never sold on the exchange.
  isOnExchange: market === 'Individual' && coverage === 'dental',
  chargesEveryChild: true,
  ehbShareBasisPoints: 0,
  tier1: NO_COSTS,
});

const shareOf = (percent: number): string =>
  percent === 0 ? 'No charge' : percent === 100 ? 'Not covered' : `${percent}%`;

export const dentalPlans = (market: AcaMarket): PlanSeed[] =>
  DENTAL.map(([name, basePremium, networkType, deductible, yearlyMaximum, shares, waitingMonths, more], at) => {
    const [preventive, basic, major] = shares;
    return {
      plan: {
        ...sharedBy(market, 'dental', at + 1, name),
        networkType,
        waitingMonths,
        tier1: {
          ...NO_COSTS,
          deductibleIndividualCents: deductible * 100,
          deductibleFamilyCents: deductible * 300,
          coinsurancePercent: basic,
        },
        ...more,
      },
      basePremium,
      ageFactors: DENTAL_AGE_FACTORS,
      tobaccoLoad: () => null,
      areas: ALL_AREAS,
      benefits: benefitsOf(networkType === null ? 'As in network' : 'Up to the network fee', {
        Dental: [
          ['Deductible', deductible === 0 ? 'None' : `$${deductible} a person`],
          ['Yearly maximum', `${dollars(yearlyMaximum)} a person`],
          ['Exams and cleanings', shareOf(preventive), '2 a year'],
          ['Fillings and extractions', shareOf(basic)],
          ['Crowns and bridges', shareOf(major), waitingMonths > 0 ? `After ${waitingMonths} months` : ''],
          major === 40 ? ['Orthodontics', '50%', 'Children under 19'] : ['Orthodontics', 'Not covered'],
        ],
      }),
    };
  });

export const visionPlans = (market: AcaMarket): PlanSeed[] =>
  VISION.map(([name, basePremium, exam, frames], at) => ({
    plan: sharedBy(market, 'vision', at + 1, name),
    basePremium,
    ageFactors: VISION_AGE_FACTORS,
    tobaccoLoad: () => null,
    areas: ALL_AREAS,
    benefits: benefitsOf('', {
      Vision: [
        ['Eye exam', exam === 0 ? 'No charge' : `$${exam}`, '1 a year', 'Up to $45'],
        ['Frames', `$${frames} allowance`, '1 every 24 months', 'Up to $70'],
        ['Lenses', '$25', '1 pair a year', 'Up to $30'],
        ['Contact lenses', `$${frames} allowance`, 'In place of glasses', 'Up to $105'],
      ],
    }),
  }));

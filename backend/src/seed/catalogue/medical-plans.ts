import { ageBandOf } from '#shared/plans/age-band';
import { NETWORK_TYPES, type Market, type NetworkType, type PlanKind } from '#shared/plans/plan-codes';
import type { TierCosts } from '../../catalogue/plans/plan.entity.ts';
import { AGE_CURVE_THOUSANDTHS } from './age-curve.ts';
import { DEMO_INSURER } from './demo-insurer.ts';
import { medicalBenefits } from './medical-benefits.ts';
import { INDIVIDUAL_DESIGNS, SMALL_GROUP_DESIGNS, type MedicalDesign } from './medical-designs.ts';
import { medicalCosts, standardLevelOf } from './medical-costs.ts';
import type { PlanSeed, TobaccoLoad } from './plan-seed.ts';

const ALL_AREAS = Array.from({ length: 16 }, (_, at) => at + 1);
/** Facts, "Rates": area 16 is PPO only. */
const WITHOUT_UPPER_PENINSULA = ALL_AREAS.filter((area) => area !== 16);
/** The narrow network of the Value HMO: the west and the middle of the Lower Peninsula. */
const WEST_AND_MIDDLE = [7, 8, 9, 10, 11, 12, 13];

const NETWORK_PRICE: Record<NetworkType, number> = { HMO: 0.94, POS: 1, PPO: 1.07 };
const KIND_PRICE: Record<PlanKind, number> = {
  Standard: 1,
  Value: 0.93,
  HSA: 0.97,
  HRA: 1.02,
  HBC: 0.96,
  Extras: 1.04,
};
const KIND_NAME: Record<PlanKind, string> = {
  Standard: '',
  Value: 'Value',
  HSA: 'HSA',
  HRA: 'HRA',
  HBC: 'HealthbyChoice',
  Extras: 'Extras',
};

/** Standard and HSA designs that are sold together as a suite of five, one suite a network. */
const SUITE_NAMES: Record<NetworkType, string> = { HMO: 'Harbor Suite', POS: 'Bayside Suite', PPO: 'Summit Suite' };
const SUITE_DESIGNS = new Set([
  'Standard Gold 1000',
  'Standard Silver 2500',
  'Standard Bronze 6000',
  'HSA Gold 2000',
  'HSA Silver 3500',
]);

/** At most 1.5 times the plain rate, from age 21 (45 CFR 147.102(a)(1)(iv)). */
const SMALL_GROUP_TOBACCO = loadByAge([21, 1100], [40, 1180], [55, 1250]);
const INDIVIDUAL_TOBACCO = loadByAge([21, 1150], [30, 1250], [45, 1400]);

export const smallGroupMedicalPlans = (): PlanSeed[] => plansOf('SmallGroup', SMALL_GROUP_DESIGNS);
export const individualMedicalPlans = (): PlanSeed[] => plansOf('Individual', INDIVIDUAL_DESIGNS);

const plansOf = (market: Market, designs: readonly MedicalDesign[]): PlanSeed[] =>
  designs.flatMap((design, at) =>
    NETWORK_TYPES.map((network, networkAt) => medicalPlan(market, design, { network, number: at * 3 + networkAt + 1 })),
  );

export function medicalPlan(
  market: Market,
  design: MedicalDesign,
  { network, number }: { network: NetworkType; number: number },
): PlanSeed {
  const isGroup = market === 'SmallGroup';
  const { kind, metal, deductible } = design;
  const name = [isGroup ? '' : 'MyLakes', network, KIND_NAME[kind], metal, deductible]
    .filter((part) => part !== '')
    .join(' ');
  const inSuite = isGroup && SUITE_DESIGNS.has(`${kind} ${metal} ${deductible}`);
  const tier1 = medicalCosts(design);
  const tier2: TierCosts | null = kind === 'HBC' ? medicalCosts(standardLevelOf(design)) : null;
  const tobacco = isGroup ? SMALL_GROUP_TOBACCO : INDIVIDUAL_TOBACCO;
  return {
    market,
    coverage: 'medical',
    plan: {
      hiosPlanId: `${DEMO_INSURER.issuerId}MI${isGroup ? '001' : '002'}${String(number).padStart(4, '0')}`,
      market,
      coverage: 'medical',
      displayName: name,
      metalTier: metal,
      networkType: network,
      planKind: kind,
      suiteName: inSuite ? SUITE_NAMES[network] : null,
      isAcaPlan: true,
      isShopPlan: isGroup && kind === 'Standard' && network === 'HMO',
      isIntegrated: kind === 'HSA' || metal === 'Bronze',
      isDentalPro: false,
      isDeltaDentalPlan: false,
      isAllowancePlan: kind === 'Extras',
      eVisitFirst: kind === 'Value',
      chargesEveryChild: false,
      waitingMonths: 0,
      ehbShareBasisPoints: kind === 'Extras' ? 9_850 : 10_000,
      tier1,
      tier2,
    },
    basePremium: 435 * (isGroup ? 1 : 0.96) * richness(design) * NETWORK_PRICE[network] * KIND_PRICE[kind],
    ageFactors: AGE_CURVE_THOUSANDTHS,
    // The Value plans file no tobacco rates, as some insurers do.
    tobaccoLoad: kind === 'Value' ? () => null : tobacco,
    areas: areasOf(network, kind),
    benefits: medicalBenefits({ costs: tier1, network, kind }),
  };
}

function areasOf(network: NetworkType, kind: PlanKind): readonly number[] {
  if (network === 'PPO') {
    return ALL_AREAS;
  }
  return network === 'HMO' && kind === 'Value' ? WEST_AND_MIDDLE : WITHOUT_UPPER_PENINSULA;
}

/** Price of a design against a middling one: falls as the member pays more, ever more slowly. */
const richness = ({ deductible, outOfPocket }: MedicalDesign): number =>
  1.42 - 0.75 * (1 - Math.exp(-(deductible + outOfPocket / 4) / 5_200));

function loadByAge(...steps: readonly (readonly [fromAge: number, thousandths: number])[]): TobaccoLoad {
  return (band) => steps.findLast(([fromAge]) => band >= ageBandOf(fromAge))?.[1] ?? null;
}

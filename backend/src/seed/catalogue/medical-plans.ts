import { ageBandOf } from '#shared/plans/age-band';
import { NETWORK_TYPES, type Market, type MetalTier, type NetworkType, type PlanKind } from '#shared/plans/plan-codes';
import type { TierCosts } from '../../catalogue/plans/plan.entity.ts';
import { AGE_CURVE_THOUSANDTHS } from './age-curve.ts';
import { medicalBenefits } from './medical-benefits.ts';
import { INDIVIDUAL_DESIGNS, SMALL_GROUP_DESIGNS, type MedicalDesign } from './medical-designs.ts';
import { ALL_AREAS, hiosPlanId, PLAIN_PLAN, type PlanSeed, type TobaccoLoad } from './plan-seed.ts';

/** Facts, "Rates": area 16 is PPO only. */
const WITHOUT_UPPER_PENINSULA = ALL_AREAS.filter((area) => area !== 16);
/** The narrow network of the Value HMO: the west and the middle of the Lower Peninsula. */
const WEST_AND_MIDDLE = [7, 8, 9, 10, 11, 12, 13];

/**
 * Counties whose neighbors in the same rating area have the Value plans for individuals: a ZIP in both has two tax credits.
 * Ottawa (Kent), Livingston (Oakland), Clinton (Ingham).
 */
const OUTSIDE_THE_VALUE_NETWORK = ['26139', '26093', '26037'];

const NETWORKS: Record<NetworkType, { price: number; suite: string }> = {
  HMO: { price: 0.94, suite: 'Harbor Suite' },
  POS: { price: 1, suite: 'Bayside Suite' },
  PPO: { price: 1.07, suite: 'Summit Suite' },
};
const KINDS: Record<PlanKind, { price: number; name: string }> = {
  Standard: { price: 1, name: '' },
  Value: { price: 0.93, name: 'Value' },
  HSA: { price: 0.97, name: 'HSA' },
  HRA: { price: 1.02, name: 'HRA' },
  HBC: { price: 0.96, name: 'HealthbyChoice' },
  Extras: { price: 1.04, name: 'Extras' },
};
const COPAYS: Record<MetalTier, Record<'primary' | 'specialist' | 'urgent' | 'emergency' | 'generic', number>> = {
  Platinum: { primary: 10, specialist: 30, urgent: 35, emergency: 150, generic: 5 },
  Gold: { primary: 20, specialist: 45, urgent: 50, emergency: 250, generic: 10 },
  Silver: { primary: 35, specialist: 70, urgent: 75, emergency: 400, generic: 20 },
  Bronze: { primary: 50, specialist: 100, urgent: 100, emergency: 500, generic: 30 },
};

/** Standard and HSA designs that are sold together as a suite of five, one suite a network. */
const SUITE = [
  'Standard Gold 1000',
  'Standard Silver 2500',
  'Standard Bronze 6000',
  'HSA Gold 2000',
  'HSA Silver 3500',
];

/** At most 1.5 times the plain rate, from age 21 (45 CFR 147.102(a)(1)(iv)). */
const SMALL_GROUP_TOBACCO = loadByAge([21, 1100], [40, 1180], [55, 1250]);
const INDIVIDUAL_TOBACCO = loadByAge([21, 1150], [30, 1250], [45, 1400]);

export const medicalPlans = (market: Market): PlanSeed[] =>
  (market === 'SmallGroup' ? SMALL_GROUP_DESIGNS : INDIVIDUAL_DESIGNS).flatMap((design, at) =>
    NETWORK_TYPES.map((network, networkAt) => medicalPlan(market, design, { network, number: at * 3 + networkAt + 1 })),
  );

export function medicalPlan(
  market: Market,
  design: MedicalDesign,
  { network, number }: { network: NetworkType; number: number },
): PlanSeed {
  const isGroup = market === 'SmallGroup';
  const { kind, metal, deductible } = design;
  const displayName = [isGroup ? '' : 'MyLakes', network, KINDS[kind].name, metal, deductible]
    .filter((part) => part !== '')
    .join(' ');
  const tier1 = medicalCosts(design);
  return {
    plan: {
      ...PLAIN_PLAN,
      hiosPlanId: hiosPlanId(isGroup ? '001' : '002', number),
      market,
      coverage: 'medical',
      displayName,
      metalTier: metal,
      networkType: network,
      planKind: kind,
      suiteName: isGroup && SUITE.includes(`${kind} ${metal} ${deductible}`) ? NETWORKS[network].suite : null,
      isShopPlan: isGroup && kind === 'Standard' && network === 'HMO',
      isIntegrated: kind === 'HSA' || metal === 'Bronze',
      isAllowancePlan: kind === 'Extras',
      eVisitFirst: kind === 'Value',
      chargesEveryChild: false,
      ehbShareBasisPoints: kind === 'Extras' ? 9_850 : 10_000,
      tier1,
      tier2: kind === 'HBC' ? medicalCosts(standardLevelOf(design)) : null,
    },
    basePremium: 435 * (isGroup ? 1 : 0.96) * richness(design) * NETWORKS[network].price * KINDS[kind].price,
    ageFactors: AGE_CURVE_THOUSANDTHS,
    // The Value plans file no tobacco rates, as some insurers do.
    tobaccoLoad: kind === 'Value' ? () => null : isGroup ? SMALL_GROUP_TOBACCO : INDIVIDUAL_TOBACCO,
    areas: areasOf(network, kind),
    ...(!isGroup && kind === 'Value' && { exceptCounties: OUTSIDE_THE_VALUE_NETWORK }),
    benefits: medicalBenefits({ costs: tier1, network, kind }),
  };
}

/** What a member pays under a design. With an HSA everything but prevention waits for the deductible. */
function medicalCosts({ kind, metal, deductible, outOfPocket, coinsurancePercent }: MedicalDesign): TierCosts {
  const { primary, specialist, urgent, emergency, generic } = COPAYS[metal];
  const afterDeductible = `${coinsurancePercent}% after deductible`;
  const pays = (copay: number): string => (kind === 'HSA' ? afterDeductible : `$${copay}`);
  return {
    deductibleIndividualCents: deductible * 100,
    deductibleFamilyCents: deductible * 200,
    outOfPocketIndividualCents: outOfPocket * 100,
    outOfPocketFamilyCents: outOfPocket * 200,
    coinsurancePercent,
    primaryCareCopay: kind === 'Value' ? `$0 e-visit, then $${primary}` : pays(primary),
    specialistCopay: pays(specialist),
    urgentCareCopay: pays(urgent),
    emergencyRoomCopay: metal === 'Bronze' ? afterDeductible : pays(emergency),
    genericDrugCopay: pays(generic),
  };
}

/** HealthbyChoice: the level of members who do not complete the healthy-living steps. */
const standardLevelOf = (design: MedicalDesign): MedicalDesign => ({
  ...design,
  deductible: design.deductible + 1_000,
  outOfPocket: Math.min(design.outOfPocket + 1_000, 9_200),
  coinsurancePercent: design.coinsurancePercent + 10,
});

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

import { AGE_CURVE_THOUSANDTHS, ageBandOf } from '#shared/plans/age-band';
import type { NetworkType, PlanKind } from '#shared/plans/plan-codes';
import { costSharingVariants } from './cost-sharing-variants.ts';
import { INDIVIDUAL_DESIGNS, SMALL_GROUP_DESIGNS } from './demo-plans.ts';
import { medicalBenefits, medicalCosts, type MedicalDesign } from './medical-benefits.ts';
import { type AcaMarket, ALL_AREAS, hiosPlanId, PLAIN_PLAN, type PlanSeed, type TobaccoLoad } from './plan-seed.ts';

/** Facts, "Rates": area 16 is PPO only. */
const WITHOUT_UPPER_PENINSULA = ALL_AREAS.filter((area) => area !== 16);
/** The narrow network of the Value HMO: the west and the middle of the Lower Peninsula. */
const WEST_AND_MIDDLE = [7, 8, 9, 10, 11, 12, 13];

/**
 * Counties whose neighbors in the same rating area have the Value plans for individuals: a ZIP in both has two tax credits.
 * Ottawa (Kent), Livingston (Oakland), Clinton (Ingham).
 */
const OUTSIDE_THE_VALUE_NETWORK = ['26139', '26093', '26037'];

const NETWORKS: Record<NetworkType, { price: number; suite: string | null }> = {
  HMO: { price: 0.94, suite: 'Harbor Suite' },
  POS: { price: 1, suite: 'Bayside Suite' },
  PPO: { price: 1.07, suite: 'Summit Suite' },
  EPO: { price: 0.97, suite: null },
};
const KINDS: Record<PlanKind, { price: number; name: string }> = {
  Standard: { price: 1, name: '' },
  Value: { price: 0.93, name: 'Value' },
  HSA: { price: 0.97, name: 'HSA' },
  HRA: { price: 1.02, name: 'HRA' },
  HBC: { price: 0.96, name: 'HealthbyChoice' },
  Extras: { price: 1.04, name: 'Extras' },
  Holistic: { price: 1.03, name: 'Holistic' },
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

/** Every design is sold with each of these networks; EPO is one plan of its own. */
const DESIGN_NETWORKS = ['HMO', 'POS', 'PPO'] as const;
/** Filed numbers of the two plans for individuals that are sold with one network only. */
const EPO_NUMBER = 901;
const CATASTROPHIC_NUMBER = 902;

/** Plans that file less than all of their premium as essential health benefits, because they cover adult eyewear and the like. */
const BASIS_POINTS_OF_KIND: Partial<Record<PlanKind, number>> = { Extras: 9_850, Holistic: 9_900 };
const BASIS_POINTS_OF_DESIGN: Readonly<Record<string, number>> = {
  'Standard Gold 1500': 9_960,
  'Standard Silver 3000': 9_925,
  'Standard Bronze 7500': 9_975,
};

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
function catastrophicDesign(year: number): MedicalDesign {
  const limited = Math.min(Math.max(year, Math.min(...LIMITED_YEARS)), Math.max(...LIMITED_YEARS));
  const limit = COST_SHARING_LIMITS[limited]!;
  return { kind: 'Standard', metal: 'Catastrophic', deductible: limit, outOfPocket: limit, coinsurancePercent: 0 };
}

/** Sold as an EPO: the one network that covers nothing outside itself and needs no primary care provider. */
const EPO_DESIGN: MedicalDesign = {
  kind: 'Holistic',
  metal: 'Gold',
  deductible: 1800,
  outOfPocket: 7600,
  coinsurancePercent: 25,
};

/** @param year whose limits the catastrophic plan has */
export function medicalPlans(market: AcaMarket, year: number): PlanSeed[] {
  const rows = market === 'SmallGroup' ? SMALL_GROUP_DESIGNS : INDIVIDUAL_DESIGNS;
  const designs = rows.flatMap(([kind, metal, ...amounts]) =>
    amounts.map(([deductible, outOfPocket, coinsurancePercent]) => ({
      ...{ kind, metal, deductible, outOfPocket, coinsurancePercent },
    })),
  );
  const plans = designs.flatMap((design, at) =>
    DESIGN_NETWORKS.map((network, networkAt) =>
      medicalPlan(market, design, { network, number: at * 3 + networkAt + 1 }),
    ),
  );
  return market === 'SmallGroup'
    ? plans
    : [
        ...plans,
        medicalPlan(market, EPO_DESIGN, { network: 'EPO', number: EPO_NUMBER }),
        medicalPlan(market, catastrophicDesign(year), { network: 'PPO', number: CATASTROPHIC_NUMBER }),
      ];
}

export function medicalPlan(
  market: AcaMarket,
  design: MedicalDesign,
  { network, number }: { network: NetworkType; number: number },
): PlanSeed {
  const isGroup = market === 'SmallGroup';
  const { kind, metal, deductible } = design;
  const displayName = [isGroup ? '' : 'MyLakes', network, KINDS[kind].name, metal, deductible]
    .filter((part) => part !== '')
    .join(' ');
  const tier1 = medicalCosts(design);
  const isShopPlan = isGroup && kind === 'Standard' && network === 'HMO';
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
      isHsaClaimed: kind === 'HSA',
      suiteName: isGroup && SUITE.includes(nameOf(design)) ? NETWORKS[network].suite : null,
      isShopPlan,
      ...(isGroup ? { isOnExchange: isShopPlan } : soldOn(design)),
      isIntegrated: kind === 'HSA' || metal === 'Bronze' || metal === 'Catastrophic',
      isAllowancePlan: kind === 'Extras',
      eVisitFirst: kind === 'Value',
      chargesEveryChild: false,
      ehbShareBasisPoints:
        BASIS_POINTS_OF_KIND[kind] ?? (isGroup ? undefined : BASIS_POINTS_OF_DESIGN[nameOf(design)]) ?? 10_000,
      tier1,
      tier2: kind === 'HBC' ? medicalCosts(standardLevelOf(design)) : null,
    },
    basePremium: 435 * (isGroup ? 1 : 0.96) * richness(design) * NETWORKS[network].price * KINDS[kind].price,
    ageFactors: AGE_CURVE_THOUSANDTHS,
    // The Value plans file no tobacco rates, as some insurers do.
    tobaccoLoad: kind === 'Value' ? () => null : isGroup ? SMALL_GROUP_TOBACCO : INDIVIDUAL_TOBACCO,
    areas: areasOf(network, kind),
    ...(!isGroup && kind === 'Value' && { exceptCounties: OUTSIDE_THE_VALUE_NETWORK }),
    benefits: medicalBenefits({ costs: tier1, network, kind, ...(metal === 'Catastrophic' && { brandDrugs: null }) }),
    variants: !isGroup && soldOn(design).isOnExchange ? costSharingVariants(design, network) : [],
  };
}

const nameOf = ({ kind, metal, deductible }: MedicalDesign): string => `${kind} ${metal} ${deductible}`;

/** Where a plan for individuals is sold: mostly in both ways, the dearest not on the exchange and one design there only. */
const soldOn = ({ kind, metal }: MedicalDesign): { isOnExchange: boolean; isOffExchange: boolean } => ({
  isOnExchange: metal !== 'Platinum',
  isOffExchange: !(kind === 'HSA' && metal === 'Bronze'),
});

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

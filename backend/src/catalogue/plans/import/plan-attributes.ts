import type { Coverage, Market, MetalTier, NetworkType, PlanKind } from '#shared/plans/plan-codes';
import { PLAN_KINDS } from '#shared/plans/plan-codes';
import type { Plan, TierCosts } from '../plan.entity.ts';
import { centsIn } from './dollar-text.ts';

export const REQUIRED_COLUMNS = [
  'BusinessYear',
  'StateCode',
  'MarketCoverage',
  'DentalOnlyPlan',
  'StandardComponentId',
  'PlanMarketingName',
  'PlanType',
  'MetalLevel',
  'PlanId',
  'IsHSAEligible',
  'MedicalDrugDeductiblesIntegrated',
] as const;

/** Deductibles and maximums come in two shapes: T… for medical and drug together, M… for medical alone. The last five are ours. */
export const OPTIONAL_COLUMNS = [
  'QHPNonQHPTypeId',
  'EHBPercentTotalPremium',
  'TEHBDedInnTier1Individual',
  'TEHBDedInnTier1FamilyPerGroup',
  'TEHBDedInnTier1Coinsurance',
  'TEHBInnTier1IndividualMOOP',
  'TEHBInnTier1FamilyPerGroupMOOP',
  'MEHBDedInnTier1Individual',
  'MEHBDedInnTier1FamilyPerGroup',
  'MEHBDedInnTier1Coinsurance',
  'MEHBInnTier1IndividualMOOP',
  'MEHBInnTier1FamilyPerGroupMOOP',
  'PlanKind',
  'PlanSuiteName',
  'ChargesEveryChild',
  'WaitingMonths',
  'CountyFips',
] as const;

export type PlanColumn = (typeof REQUIRED_COLUMNS)[number] | (typeof OPTIONAL_COLUMNS)[number];
/** The trimmed text of a cell; '' if the file lacks the column. */
export type Cells = (column: PlanColumn) => string;

/** The plan properties in a row of the file. The copays are imported with the benefits. */
export type FiledPlan = Omit<Plan, 'id' | 'tier1' | 'tier2' | 'hiosPlanId' | 'businessYear'> & {
  costs: Pick<TierCosts, CostsFiled>;
};
type CostsFiled =
  | 'deductibleIndividualCents'
  | 'deductibleFamilyCents'
  | 'outOfPocketIndividualCents'
  | 'outOfPocketFamilyCents'
  | 'coinsurancePercent';

const METALS: Record<string, MetalTier> = {
  platinum: 'Platinum',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  'expanded bronze': 'Bronze',
};
const MARKET_NAMES: Record<string, Market> = {
  individual: 'Individual',
  'shop (small group)': 'SmallGroup',
  'small group': 'SmallGroup',
};
const NETWORKS: Record<string, NetworkType> = { hmo: 'HMO', pos: 'POS', ppo: 'PPO' };

/**
 * A plan from a row of a CMS Plan Attributes PUF.
 *
 * @returns why the row cannot be imported, if it cannot
 * Source: CMS, "Plan Attributes PUF" data dictionary.
 */
export function readPlan(cell: Cells): FiledPlan | string {
  const market = MARKET_NAMES[cell('MarketCoverage').toLowerCase()];
  const isDental = isYes(cell('DentalOnlyPlan'));
  const metalTier = METALS[cell('MetalLevel').toLowerCase()] ?? null;
  const networkType = NETWORKS[cell('PlanType').toLowerCase()] ?? null;
  const planKind = kindOf(cell);
  if (market === undefined) {
    return `MarketCoverage "${cell('MarketCoverage')}" is neither Individual nor SHOP (Small Group).`;
  }
  if (!isDental && metalTier === null) {
    return `MetalLevel "${cell('MetalLevel')}" is none of Platinum, Gold, Silver, Bronze.`;
  }
  if (!isDental && networkType === null) {
    return `PlanType "${cell('PlanType')}" is none of HMO, POS, PPO.`;
  }
  if (planKind === null) {
    return `PlanKind "${cell('PlanKind')}" is none of ${PLAN_KINDS.join(', ')}.`;
  }
  if (cell('PlanMarketingName') === '') {
    return 'PlanMarketingName is missing.';
  }
  const coverage: Coverage = isDental ? 'dental' : 'medical';
  return {
    market,
    coverage,
    displayName: cell('PlanMarketingName').slice(0, 255),
    metalTier: isDental ? null : metalTier,
    networkType,
    planKind,
    suiteName: cell('PlanSuiteName') || null,
    isAcaPlan: true,
    isShopPlan: market === 'SmallGroup' && !/^(off|$)/i.test(cell('QHPNonQHPTypeId')),
    isIntegrated: isYes(cell('MedicalDrugDeductiblesIntegrated')),
    isDentalPro: false,
    isDeltaDentalPlan: isDental && /delta dental/i.test(cell('PlanMarketingName')),
    isAllowancePlan: false,
    eVisitFirst: false,
    chargesEveryChild: cell('ChargesEveryChild') === '' ? isDental : isYes(cell('ChargesEveryChild')),
    waitingMonths: Math.max(0, Math.trunc(Number(cell('WaitingMonths')) || 0)),
    ehbShareBasisPoints: basisPoints(cell('EHBPercentTotalPremium'), isDental ? 0 : 10_000),
    costs: costsOf(cell),
  };
}

/** A known plan keeps its value if the file has none: CMS files have no suites, for example. */
const SAID_BY: readonly (readonly [column: PlanColumn, property: keyof FiledPlan])[] = [
  ['PlanKind', 'planKind'],
  ['PlanSuiteName', 'suiteName'],
  ['ChargesEveryChild', 'chargesEveryChild'],
  ['WaitingMonths', 'waitingMonths'],
  ['EHBPercentTotalPremium', 'ehbShareBasisPoints'],
];

/** Plan properties that no file contains, or that this row leaves empty. */
export const propertiesLeftOpen = (cell: Cells): ReadonlySet<string> =>
  new Set([
    'isDentalPro',
    'isAllowancePlan',
    'eVisitFirst',
    ...SAID_BY.filter(([column]) => cell(column) === '').map(([, property]) => property),
  ]);

function kindOf(cell: Cells): PlanKind | null {
  const given = cell('PlanKind');
  if (given !== '') {
    return PLAN_KINDS.find((kind) => kind.toLowerCase() === given.toLowerCase()) ?? null;
  }
  return isYes(cell('IsHSAEligible')) ? 'HSA' : 'Standard';
}

function costsOf(cell: Cells): FiledPlan['costs'] {
  const amount = (together: PlanColumn, alone: PlanColumn): number | null =>
    centsIn(cell(together)) ?? centsIn(cell(alone));
  const share = percentOf(cell('TEHBDedInnTier1Coinsurance')) ?? percentOf(cell('MEHBDedInnTier1Coinsurance'));
  return {
    deductibleIndividualCents: amount('TEHBDedInnTier1Individual', 'MEHBDedInnTier1Individual'),
    deductibleFamilyCents: amount('TEHBDedInnTier1FamilyPerGroup', 'MEHBDedInnTier1FamilyPerGroup'),
    outOfPocketIndividualCents: amount('TEHBInnTier1IndividualMOOP', 'MEHBInnTier1IndividualMOOP'),
    outOfPocketFamilyCents: amount('TEHBInnTier1FamilyPerGroupMOOP', 'MEHBInnTier1FamilyPerGroupMOOP'),
    coinsurancePercent: share === null ? null : Math.round(share),
  };
}

const isYes = (text: string): boolean => /^(yes|y|true|1)$/i.test(text);
const percentOf = (text: string): number | null => {
  const parts = /^(\d+(?:\.\d+)?)\s*%?/.exec(text);
  return parts ? Number(parts[1]) : null;
};

/** CMS writes the share as "0.9985" in some years and as "99.85%" in others. */
function basisPoints(text: string, fallback: number): number {
  const share = percentOf(text);
  if (share === null) {
    return fallback;
  }
  const percent = text.includes('%') || share > 1 ? share : share * 100;
  return Math.min(10_000, Math.round(percent * 100));
}

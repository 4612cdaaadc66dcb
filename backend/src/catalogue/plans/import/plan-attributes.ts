import { hsaClaimProblem } from '#shared/plans/hsa';
import {
  type Market,
  METAL_TIERS,
  type MetalTier,
  NETWORK_TYPES,
  type NetworkType,
  PLAN_KINDS,
  type PlanKind,
} from '#shared/plans/plan-codes';
import { hsaPlanOf } from '../hsa-plan.ts';
import type { Plan, TierCosts } from '../plan.table.ts';
import { centsIn } from './benefit-text.ts';

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
  'IsNewPlan',
  'CSRVariationType',
  'IssuerActuarialValue',
  'AVCalculatorOutputNumber',
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

export const NO_COPAYS: Omit<TierCosts, CostsFiled> = {
  primaryCareCopay: '',
  specialistCopay: '',
  urgentCareCopay: '',
  emergencyRoomCopay: '',
  genericDrugCopay: '',
};

const METALS: Record<string, MetalTier> = {
  platinum: 'Platinum',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  'expanded bronze': 'Bronze',
  catastrophic: 'Catastrophic',
};
const MARKET_NAMES: Record<string, Market> = {
  individual: 'Individual',
  'shop (small group)': 'SmallGroup',
  'small group': 'SmallGroup',
  // Ours: the public files have no short-term plans.
  'short-term': 'ShortTerm',
};
const NETWORKS: Record<string, NetworkType> = { hmo: 'HMO', pos: 'POS', ppo: 'PPO', epo: 'EPO' };

type Exchanges = Pick<Plan, 'isOnExchange' | 'isOffExchange'>;
const OFF_EXCHANGE: Exchanges = { isOnExchange: false, isOffExchange: true };
const BOTH: Exchanges = { isOnExchange: true, isOffExchange: true };
const EXCHANGES: Record<string, Exchanges> = {
  both: BOTH,
  'on the exchange': { isOnExchange: true, isOffExchange: false },
  'off the exchange': OFF_EXCHANGE,
};

/**
 * A plan from a row of a CMS Plan Attributes PUF.
 *
 * @returns why the row cannot be imported, if it cannot
 * Source: CMS, "Plan Attributes PUF" data dictionary.
 */
export function readPlan(cell: Cells): FiledPlan | string {
  const market = MARKET_NAMES[cell('MarketCoverage').toLowerCase()];
  if (market === undefined) {
    return `MarketCoverage "${cell('MarketCoverage')}" is none of Individual, SHOP (Small Group), Short-Term.`;
  }
  const isDental = isYes(cell('DentalOnlyPlan'));
  const metalTier = METALS[cell('MetalLevel').toLowerCase()] ?? null;
  const networkType = NETWORKS[cell('PlanType').toLowerCase()] ?? null;
  const planKind = kindOf(cell);
  const exchanges = exchangesOf(cell, market);
  const costs = costsOf(cell);
  const problem = isDental
    ? null
    : (tierProblem(cell, market, metalTier) ??
      networkProblem(cell, networkType) ??
      hsaProblem(cell, { market, metalTier, costs }));
  if (problem !== null) {
    return problem;
  }
  if (planKind === null) {
    return `PlanKind "${cell('PlanKind')}" is none of ${PLAN_KINDS.join(', ')}.`;
  }
  if (exchanges === null) {
    return `QHPNonQHPTypeId "${cell('QHPNonQHPTypeId')}" is none of Both, On the Exchange, Off the Exchange.`;
  }
  if (cell('PlanMarketingName') === '') {
    return 'PlanMarketingName is missing.';
  }
  const isShortTerm = market === 'ShortTerm';
  return {
    market,
    coverage: isDental ? 'dental' : 'medical',
    displayName: cell('PlanMarketingName').slice(0, 255),
    metalTier: isDental ? null : metalTier,
    networkType,
    planKind,
    isHsaClaimed: isYes(cell('IsHSAEligible')),
    suiteName: cell('PlanSuiteName') || null,
    isAcaPlan: !isShortTerm,
    isShopPlan: market === 'SmallGroup' && exchanges.isOnExchange,
    ...exchanges,
    isNew: /^new$/i.test(cell('IsNewPlan')),
    isIntegrated: isYes(cell('MedicalDrugDeductiblesIntegrated')),
    isDentalPro: false,
    isDeltaDentalPlan: isDental && /delta dental/i.test(cell('PlanMarketingName')),
    isAllowancePlan: false,
    eVisitFirst: false,
    chargesEveryChild: cell('ChargesEveryChild') === '' ? isDental || isShortTerm : isYes(cell('ChargesEveryChild')),
    waitingMonths: Math.max(0, Math.trunc(Number(cell('WaitingMonths')) || 0)),
    ehbShareBasisPoints: basisPoints(cell('EHBPercentTotalPremium')) ?? (isDental || isShortTerm ? 0 : 10_000),
    costs,
  };
}

/** Medical plans have a tier, but for short-term plans, which have no level of coverage (45 CFR 144.103). */
function tierProblem(cell: Cells, market: Market, metalTier: MetalTier | null): string | null {
  if (market === 'ShortTerm') {
    return cell('MetalLevel') === '' ? null : `MetalLevel "${cell('MetalLevel')}": a short-term plan has none.`;
  }
  if (metalTier === null) {
    return `MetalLevel "${cell('MetalLevel')}" is none of ${METAL_TIERS.join(', ')}.`;
  }
  // 45 CFR 156.155(a).
  return metalTier === 'Catastrophic' && market !== 'Individual'
    ? 'MetalLevel "Catastrophic" exists for plans of individuals only.'
    : null;
}

/** Without a network of its own: an indemnity plan. Allowed again from 2027 (91 FR 29526). */
const NO_NETWORK = ['indemnity', 'none'];

const networkProblem = (cell: Cells, networkType: NetworkType | null): string | null =>
  networkType === null && !NO_NETWORK.includes(cell('PlanType').toLowerCase())
    ? `PlanType "${cell('PlanType')}" is none of ${NETWORK_TYPES.join(', ')}.`
    : null;

/** What the file claims must fit the limits of the year. */
const hsaProblem = (
  cell: Cells,
  { market, metalTier, costs }: Pick<FiledPlan, 'market' | 'metalTier' | 'costs'>,
): string | null =>
  hsaClaimProblem(
    hsaPlanOf({ market, metalTier, isHsaClaimed: isYes(cell('IsHSAEligible')), tier1: costs }),
    Number(cell('BusinessYear')),
  );

/**
 * Where the plan is sold; null for a text that no file has. Without the column plans for individuals are taken to be sold in both ways, as
 * most are, and the others outside the exchange, as before.
 */
function exchangesOf(cell: Cells, market: Market): Exchanges | null {
  const given = cell('QHPNonQHPTypeId').toLowerCase();
  if (market === 'ShortTerm') {
    return OFF_EXCHANGE;
  }
  return given === '' ? (market === 'Individual' ? BOTH : OFF_EXCHANGE) : (EXCHANGES[given] ?? null);
}

/** A known plan keeps its value if the file has none: CMS files have no suites, for example. */
const SAID_BY: readonly (readonly [column: PlanColumn, property: keyof FiledPlan])[] = [
  ['PlanKind', 'planKind'],
  ['PlanSuiteName', 'suiteName'],
  ['ChargesEveryChild', 'chargesEveryChild'],
  ['WaitingMonths', 'waitingMonths'],
  ['EHBPercentTotalPremium', 'ehbShareBasisPoints'],
  ['QHPNonQHPTypeId', 'isOnExchange'],
  ['QHPNonQHPTypeId', 'isOffExchange'],
  ['QHPNonQHPTypeId', 'isShopPlan'],
  ['IsNewPlan', 'isNew'],
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

/** In hundredths of a percent; null where there is no number. CMS writes a share as "0.9985" in some years and as "99.85%" in others. */
export function basisPoints(text: string): number | null {
  const share = percentOf(text);
  if (share === null) {
    return null;
  }
  const percent = text.includes('%') || share > 1 ? share : share * 100;
  return Math.min(10_000, Math.round(percent * 100));
}

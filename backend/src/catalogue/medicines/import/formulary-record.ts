import { COST_OPTIONS, type CostOption } from '#shared/medicines/fill-cost';
import { composed } from '#shared/formats/text';
import { parsePlanId, variantNumber } from '../../plans/import/known-plans.ts';
import { type FormularyEntry, NAME_LENGTH, type PlanDrugTier, TIER_LENGTH } from '../medicine.table.ts';

export type FiledTier = Omit<PlanDrugTier, 'planId' | 'plan'>;
export type FiledTerms = Pick<FormularyEntry, 'tier' | 'priorAuthorization' | 'stepTherapy' | 'quantityLimit'>;

/** A plan of a `plans.json`, with the tiers whose costs it says for one month from a retail pharmacy in network. */
export interface FiledPlan {
  kind: 'plan';
  hiosPlanId: string;
  tiers: FiledTier[];
}

/** A medicine of a `drugs.json`, with its terms by filed plan id. */
export interface FiledMedicine {
  kind: 'medicine';
  id: number;
  name: string;
  plans: Map<string, FiledTerms>;
}

/** RxCUIs have up to seven digits; ours to eight. */
const RXCUI = /^[1-9]\d{0,7}$/;
const ONE_MONTH_RETAIL = '1-MONTH-IN-RETAIL';
/** What some insurers write for no qualifier. */
const NO_OPTION = ['', 'N/A', 'NA', 'NOT-APPLICABLE'];
const MOST_CENTS = 10_000_000;

/**
 * A record of a `plans.json` or of a `drugs.json`, for a year.
 *
 * @returns null for a cost-sharing variant and for another year; a text for what is wrong with the record
 * Source: CMS, "QHP provider and formulary APIs".
 */
export function readFormularyRecord(record: unknown, year: number): FiledPlan | FiledMedicine | string | null {
  const fields = fieldsOf(record);
  if ('rxnorm_id' in fields || 'drug_name' in fields) {
    return readMedicine(fields, year);
  }
  return 'formulary' in fields
    ? readPlan(fields, year)
    : 'This is neither a plan, which has a formulary, nor a drug, which has an rxnorm_id.';
}

function readPlan({ plan_id, years, formulary }: Json, year: number): FiledPlan | string | null {
  const filed = parsePlanId(textOf(plan_id));
  if (!filed) {
    return `plan_id ${shown(plan_id)} is no plan id.`;
  }
  if (variantNumber(filed.variant) !== 1 || (years !== undefined && !listOf(years).includes(year))) {
    return null;
  }
  const tiers = new Map<string, FiledTier>();
  for (const entry of listOf(formulary)) {
    const tier = readTier(fieldsOf(entry));
    if (typeof tier === 'string') {
      return tier;
    }
    const before = tier && tiers.get(tier.tier);
    if (before && JSON.stringify(before) !== JSON.stringify(tier)) {
      return `drug_tier ${shown(tier.tier)} stands twice in the formulary, with different costs for ${ONE_MONTH_RETAIL}.`;
    }
    if (tier) {
      tiers.set(tier.tier, tier);
    }
  }
  return { kind: 'plan', hiosPlanId: filed.hiosPlanId, tiers: [...tiers.values()] };
}

/** @returns null where the costs of one month from a retail pharmacy are not among those of the tier */
function readTier({ drug_tier, cost_sharing }: Json): FiledTier | string | null {
  const tier = tierIn(drug_tier);
  if (tier === null) {
    return tierProblem(drug_tier);
  }
  const ofMonth = listOf(cost_sharing)
    .map(fieldsOf)
    .filter(({ pharmacy_type }) => textOf(pharmacy_type).toUpperCase() === ONE_MONTH_RETAIL)
    .map((costs) => readCosts(tier, costs));
  const [first = null, ...others] = ofMonth;
  const differs = others.some((other) => JSON.stringify(other) !== JSON.stringify(first));
  return differs ? `drug_tier ${shown(tier)} has two different costs for ${ONE_MONTH_RETAIL}.` : first;
}

function readCosts(tier: string, { copay_amount, copay_opt, coinsurance_rate, coinsurance_opt }: Json) {
  const [copayOption, coinsuranceOption] = [optionIn(copay_opt), optionIn(coinsurance_opt)];
  const of = `of drug_tier ${shown(tier)}`;
  if (copayOption === null || coinsuranceOption === null) {
    const [name, value] = copayOption === null ? ['copay_opt', copay_opt] : ['coinsurance_opt', coinsurance_opt];
    return `${name} ${shown(value)} ${of} is none of ${COST_OPTIONS.filter(Boolean).join(', ')} or null.`;
  }
  const copayCents = wholeOf(copay_amount ?? 0, 100);
  if (copayCents === null || copayCents > MOST_CENTS) {
    return `copay_amount ${shown(copay_amount)} ${of} is not an amount in dollars.`;
  }
  const coinsuranceBasisPoints = wholeOf(coinsurance_rate ?? 0, 10_000);
  if (coinsuranceBasisPoints === null || coinsuranceBasisPoints > 10_000) {
    return `coinsurance_rate ${shown(coinsurance_rate)} ${of} is not a rate from 0.0 to 1.0.`;
  }
  return { tier, copayCents, copayOption, coinsuranceBasisPoints, coinsuranceOption };
}

function readMedicine({ rxnorm_id, drug_name, plans }: Json, year: number): FiledMedicine | string | null {
  const id = typeof rxnorm_id === 'number' ? String(rxnorm_id) : textOf(rxnorm_id);
  if (!RXCUI.test(id)) {
    return `rxnorm_id ${shown(rxnorm_id)} is no RxNorm id: up to eight digits.`;
  }
  const name = textOf(drug_name);
  if (name === '') {
    return `drug_name of rxnorm_id ${id} is missing.`;
  }
  const filed = new Map<string, FiledTerms>();
  for (const entry of listOf(plans)) {
    const { plan_id, years, ...terms } = fieldsOf(entry);
    const plan = parsePlanId(textOf(plan_id));
    if (!plan) {
      return `plan_id ${shown(plan_id)} is no plan id.`;
    }
    const read = readTerms(terms, plan.hiosPlanId);
    if (typeof read === 'string') {
      return read;
    }
    const before = filed.get(plan.hiosPlanId);
    if (variantNumber(plan.variant) === 1 && (years === undefined || listOf(years).includes(year))) {
      if (before && JSON.stringify(before) !== JSON.stringify(read)) {
        return `plan ${plan.hiosPlanId} stands twice, with different terms.`;
      }
      filed.set(plan.hiosPlanId, read);
    }
  }
  return filed.size === 0 ? null : { kind: 'medicine', id: Number(id), name: name.slice(0, NAME_LENGTH), plans: filed };
}

/** A restriction that is not stated is not there: the files leave them out. */
function readTerms(
  { drug_tier, prior_authorization, step_therapy, quantity_limit }: Json,
  plan: string,
): FiledTerms | string {
  const tier = tierIn(drug_tier);
  if (tier === null) {
    return `${tierProblem(drug_tier)} (plan ${plan})`;
  }
  const flags = { prior_authorization, step_therapy, quantity_limit };
  const wrong = Object.entries(flags).find(([, value]) => ![true, false, null, undefined].includes(value as boolean));
  return wrong
    ? `${wrong[0]} ${shown(wrong[1])} of plan ${plan} is neither true nor false.`
    : {
        tier,
        priorAuthorization: prior_authorization === true,
        stepTherapy: step_therapy === true,
        quantityLimit: quantity_limit === true,
      };
}

type Json = Record<string, unknown>;

const fieldsOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? composed(value).trim().replaceAll(/\s+/g, ' ') : '';
/** For a message, truncated: the file may contain anything. */
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'is missing: it').slice(0, 60);

const tierIn = (value: unknown): string | null => {
  const tier = textOf(value).toUpperCase();
  return tier === '' || tier.length > TIER_LENGTH ? null : tier;
};
const tierProblem = (value: unknown): string =>
  `drug_tier ${shown(value)} is not a name of 1 to ${TIER_LENGTH} letters.`;

const optionIn = (value: unknown): CostOption | null => {
  const option =
    value === null || value === undefined ? '' : typeof value === 'string' ? textOf(value).toUpperCase() : '?';
  return NO_OPTION.includes(option) ? '' : (COST_OPTIONS.find((each) => each === option) ?? null);
};

/** The value times `parts`, if that is a whole number. */
function wholeOf(value: unknown, parts: number): number | null {
  const whole = typeof value === 'number' && value >= 0 ? Math.round(value * parts) : null;
  return whole !== null && Math.abs((value as number) * parts - whole) < 1e-6 ? whole : null;
}

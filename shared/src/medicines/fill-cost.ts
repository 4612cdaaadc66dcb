/** The qualifiers of copays and of coinsurance in a `plans.json`. '' = none: it is always paid as it stands. */
export const COST_OPTIONS = [
  '',
  'AFTER-DEDUCTIBLE',
  'BEFORE-DEDUCTIBLE',
  'NO-CHARGE',
  'NO-CHARGE-AFTER-DEDUCTIBLE',
] as const;
export type CostOption = (typeof COST_OPTIONS)[number];

/** What a plan files for a tier: one month from a retail pharmacy in network. */
export interface TierTerms {
  copayCents: number;
  copayOption: CostOption;
  /** Hundredths of a percent: 2500 = 25%. */
  coinsuranceBasisPoints: number;
  coinsuranceOption: CostOption;
}

/** Why the cost of a fill does not follow from the files. */
export const FILL_UNKNOWNS = ['not filed', 'unclear', 'share of the price', 'deductible', 'reduced costs'] as const;
export type FillUnknown = (typeof FILL_UNKNOWNS)[number];

export const FILL_UNKNOWN_WORDS: Readonly<Record<FillUnknown, string>> = {
  'not filed': 'cost not filed for this tier',
  unclear: 'filed cost not clear',
  'share of the price': 'cost not known, a share of the price',
  deductible: 'cost not known, the deductible applies',
  'reduced costs': 'cost not known with reduced cost sharing',
};

export type FillCost = { cents: number } | { unknown: FillUnknown };

const OF_DEDUCTIBLE: readonly CostOption[] = ['AFTER-DEDUCTIBLE', 'BEFORE-DEDUCTIBLE', 'NO-CHARGE-AFTER-DEDUCTIBLE'];
const WITHOUT_CHARGE: readonly CostOption[] = ['NO-CHARGE', 'NO-CHARGE-AFTER-DEDUCTIBLE'];

/**
 * What a member pays for one month of a medicine, as far as it follows from the files, which have no prices.
 * A copay without a qualifier is always all that is paid; NO-CHARGE is free. Every other qualifier makes the benefit subject to the
 * deductible: after it, or (BEFORE-DEDUCTIBLE) with the copay first and the rest of the price counted toward it. Then the price decides,
 * unless there is no deductible. A coinsurance is a share of the price. An amount that is both charged and free is a contradiction, and
 * zeros without any qualifier say nothing.
 * Source: CMS, "QHP provider and formulary APIs", cost sharing sub-type; the meanings: HL7, Da Vinci US Drug Formulary, CopayOptionCS and
 * CoinsuranceOptionCS.
 *
 * @param terms null: none are filed for the tier
 * @param hasNoDeductible the plan has one deductible for care and drugs, and it is zero
 */
export function fillCost(terms: TierTerms | null, hasNoDeductible: boolean): FillCost {
  if (terms === null) {
    return { unknown: 'not filed' };
  }
  const { copayCents, copayOption, coinsuranceBasisPoints, coinsuranceOption } = terms;
  const isFreeAndCharged =
    (copayCents > 0 && WITHOUT_CHARGE.includes(copayOption)) ||
    (coinsuranceBasisPoints > 0 && WITHOUT_CHARGE.includes(coinsuranceOption));
  const saysNothing = copayCents + coinsuranceBasisPoints === 0 && copayOption === '' && coinsuranceOption === '';
  if (isFreeAndCharged || saysNothing) {
    return { unknown: 'unclear' };
  }
  if (coinsuranceBasisPoints > 0) {
    return { unknown: 'share of the price' };
  }
  const isOfDeductible = OF_DEDUCTIBLE.includes(copayOption) || OF_DEDUCTIBLE.includes(coinsuranceOption);
  return isOfDeductible && !hasNoDeductible ? { unknown: 'deductible' } : { cents: copayCents };
}

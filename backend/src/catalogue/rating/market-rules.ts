import type { Market } from '#shared/plans/plan-codes';

/** What a market's rating rules are, whatever its plans file. */
interface MarketRules {
  /** Plans charge only three children under 21 of a household, unless they file that they charge every child. */
  limitsChildren: boolean;
  /** A filed tobacco rate is charged. */
  loadsTobacco: boolean;
  /** Medical rates vary by age by the federal default age curve. */
  hasAgeCurve: boolean;
}

/** 45 CFR 147.102(c)(1) for children, (a)(1)(iv) for tobacco, (e) for the age curve. */
const FEDERAL: MarketRules = { limitsChildren: true, loadsTobacco: true, hasAgeCurve: true };

/**
 * Short-term coverage is not individual health insurance coverage (45 CFR 144.103): 45 CFR 147.102 limits no children there, and tobacco
 * is asked about for permanent plans only (spec 002 section 5).
 */
export const MARKET_RULES: Readonly<Record<Market, MarketRules>> = {
  SmallGroup: FEDERAL,
  Individual: FEDERAL,
  ShortTerm: { limitsChildren: false, loadsTobacco: false, hasAgeCurve: false },
};

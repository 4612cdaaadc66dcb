import type { Rules } from '#shared/business-rules/rules';
import { addMonths, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';

/** Ours; facts, "Rates": the answer is stored with the date of last use. */
export const LAST_USE_IN_FUTURE = 'The date of last tobacco use cannot be in the future.';
export const LAST_USE_BEFORE_BIRTH = 'The date of last tobacco use cannot be before the date of birth.';
export const LAST_USE_REQUIRED = 'Enter the date of last tobacco use.';

/** The age from which tobacco can raise a rate: of people only who may legally use it, 45 CFR 147.102(a)(1)(iv). Spec 002 section 9. */
export const TOBACCO_AGE = 21;
const COUNTED_MONTHS = 6;
/** Ours, beside filed rates. */
const TOBACCO_RATES_APPLY = 'Tobacco rates apply from age 21, for use within the six months before coverage begins.';
/** What is said beside filed tobacco rates. Of a group also what 45 CFR 147.102(a)(1)(iv) and 146.121(f) make of them. */
export const tobaccoRatesText = (rules: Pick<Rules, 'GroupTobaccoNotice'> | null): string =>
  `${TOBACCO_RATES_APPLY} ${rules?.GroupTobaccoNotice ?? ''}`.trim();
/** Ours. */
export const USED_LONG_AGO =
  'The tobacco price does not apply: the last use was more than six months before coverage begins.';

/**
 * What a tobacco answer means for a rate. `open`: not answered, so the rate is the one without tobacco. `longAgo`: the last use does not
 * count any more. `counts`: the tobacco rate applies where one is filed.
 */
export type TobaccoStanding = 'none' | 'open' | 'under21' | 'longAgo' | 'counts';

interface TobaccoFacts {
  /** null: not answered. */
  tobacco: boolean | null;
  lastTobaccoUse: IsoDate | null;
  /** Completed years on the day on which the age counts. */
  age: number;
}

/**
 * Whether the tobacco rate applies to a person. Every price asks here.
 *
 * Tobacco use is use "on average four or more times per week within no longer than the past 6 months", "defined in terms of when a tobacco
 * product was last used": 45 CFR 147.102(a)(1)(iv). The six months end with the effective date, as the age is the age on that day
 * ((a)(1)(iii)): a price is then the same on whatever day it is asked for. Use six months before to the day still counts, and an answer
 * without a date counts: the question itself is about the last six months.
 */
export function tobaccoStanding(
  { tobacco, lastTobaccoUse, age }: TobaccoFacts,
  /** `tobaccoCountsSince` of the effective date. */
  countsSince: IsoDate,
): TobaccoStanding {
  if (tobacco === false) {
    return 'none';
  }
  if (age < TOBACCO_AGE) {
    return tobacco ? 'under21' : 'none';
  }
  if (tobacco === null) {
    return 'open';
  }
  return lastTobaccoUse !== null && lastTobaccoUse < countsSince ? 'longAgo' : 'counts';
}

/** A person's answer as lists show it: an old Yes with what it means for the rate. */
export function tobaccoText(facts: TobaccoFacts, effectiveDate: IsoDate): string {
  const countsSince = tobaccoCountsSince(effectiveDate);
  switch (tobaccoStanding(facts, countsSince)) {
    case 'open':
      return 'Not answered';
    case 'none':
      return 'No';
    case 'under21':
      return `Yes: no tobacco rate before age ${TOBACCO_AGE}`;
    case 'longAgo':
      return `Yes, before ${formatDay(countsSince)}: no tobacco rate`;
    case 'counts':
      return 'Yes';
  }
}

/** The first day on which use of tobacco counts for coverage from this day on. */
export const tobaccoCountsSince = (effectiveDate: IsoDate): IsoDate => addMonths(effectiveDate, -COUNTED_MONTHS);

/** The last use was more than six months before coverage begins. */
export const isUseLongAgo = (lastTobaccoUse: IsoDate | null, effectiveDate: IsoDate): boolean =>
  lastTobaccoUse !== null && lastTobaccoUse < tobaccoCountsSince(effectiveDate);

interface TobaccoAnswer {
  DateOfBirth: IsoDate;
  Tobacco?: boolean | null;
  LastTobaccoUse?: IsoDate | null;
}

/** An impossible date of last use. It may be unknown. */
export function lastUseProblem({ DateOfBirth, LastTobaccoUse }: TobaccoAnswer, today: IsoDate): string | null {
  if (!LastTobaccoUse) {
    return null;
  }
  if (LastTobaccoUse > today) {
    return LAST_USE_IN_FUTURE;
  }
  return LastTobaccoUse < DateOfBirth ? LAST_USE_BEFORE_BIRTH : null;
}

/** A tobacco user without a date of last use. A file may omit it; the member form requires it. */
export const lacksLastUse = ({ Tobacco, LastTobaccoUse }: Pick<TobaccoAnswer, 'Tobacco' | 'LastTobaccoUse'>): boolean =>
  Tobacco === true && !LastTobaccoUse;

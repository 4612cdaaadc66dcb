import { isBookRetired } from '#shared/book-of-business/individuals/retirement';
import type { Rules } from '#shared/business-rules/rules';
import { addDays, type IsoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';
import {
  openEffectiveDates,
  openEnrollmentProblem,
  type OpenEnrollmentRules,
  openEnrollmentYear,
} from '#shared/eligibility/open-enrollment';
import { formatDay } from '#shared/formats/auto-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Ours: the specification gives the window and no words. Each says why, and what to do instead. */
export const MEDICARE_NOT_RENEWED =
  'Medicare contracts are not renewed here. Their coverage continues automatically; for another plan, please contact the carrier.';
/** Individuals, decision 22. */
export const RETIRED_NOT_RENEWED = 'The individual book of business is retired. Please use the agent portal.';
export const VOID_NOT_RENEWED =
  'This contract is void, so there is nothing to renew. Start a new quote for the household.';
export const SHORT_TERM_NOT_RENEWED = 'Short-term coverage cannot be renewed. Start a new quote for the household.';
export const INACTIVE_NOT_RENEWED =
  'This contract is not active. Start a new quote; the household may qualify for a special enrollment.';
export const NO_RENEWAL_WINDOW =
  'No renewal period is set, so contracts cannot be renewed. Start a new quote for the household.';
export const contractEnded = (day: IsoDate): string =>
  `This contract ended on ${formatDay(day)}. Start a new quote; the household may qualify for a special enrollment.`;
export const endsBeforeRenewal = (day: IsoDate): string =>
  `This contract ends on ${formatDay(day)}, before it could be renewed. Start a new quote for the household.`;
export const coversYear = (day: IsoDate, year: number): string =>
  `This contract begins on ${formatDay(day)} and covers ${year} already. There is nothing to renew yet.`;
export const renewalOpens = (day: IsoDate): string => `Contracts can be renewed from ${formatDay(day)} on.`;
export const renewalClosed = (day: IsoDate): string =>
  `The renewal period ended on ${formatDay(day)}. Start a new quote for the household.`;

/** A contract as the rules of renewal see it. */
export interface RenewableContract {
  isMedicare: boolean;
  isVoid: boolean;
  isActive: boolean;
  effectiveDate: IsoDate;
  /** null = open. */
  terminationDate: IsoDate | null;
  /** Its medical plan is a short-term plan. */
  isShortTerm: boolean;
}

export interface RenewalFacts {
  today: IsoDate;
  audience: 'external' | 'internal';
  rules: OpenEnrollmentRules &
    Pick<Rules, 'OEPContractRenewalBegin' | 'OEPContractRenewalEnd' | 'IndividualBookOfBusinessRetirementDate'>;
}

/** The year that contracts are renewed for: that of the renewal period, until it is over. */
export function contractRenewalYear({ today, rules }: Pick<RenewalFacts, 'today' | 'rules'>): number {
  const { OEPContractRenewalBegin: first, OEPContractRenewalEnd: last } = rules;
  return openEnrollmentYear(first && last && today <= last ? first : today);
}

/** Quotes that do not keep a contract from being renewed by another one. */
export const RENEWAL_OVER: readonly QuoteStatus[] = ['Expired', 'Declined', 'Rejected'];

/**
 * January 1 while it can be chosen, otherwise the next day of open enrollment; null when there is none.
 * Source: individuals, rows 47 and 54.
 */
export function contractRenewalDate(facts: RenewalFacts): IsoDate | null {
  const year = contractRenewalYear(facts);
  const allowed = openEffectiveDates(facts.rules, facts).filter((day) => yearOf(day) === year);
  return allowed.find((day) => day >= facts.today) ?? allowed.at(-1) ?? null;
}

/**
 * Why a contract cannot be renewed now; null when it can. The period binds agents: staff may renew outside it, as they may choose dates
 * outside open enrollment (individuals, section 1, "Internal relaxations").
 * Source: individuals, row 54 and decision 22.
 */
export function contractRenewalProblem(contract: RenewableContract, facts: RenewalFacts): string | null {
  return ofContract(contract, facts) ?? ofPeriod(facts);
}

function ofContract(contract: RenewableContract, facts: RenewalFacts): string | null {
  const { isMedicare, isVoid, isActive, isShortTerm, effectiveDate, terminationDate: last } = contract;
  const { today, rules } = facts;
  const year = contractRenewalYear(facts);
  const lastOfYear = addDays(isoDateOf(year, 1, 1), -1);
  const refused: [boolean, () => string][] = [
    [isMedicare, () => MEDICARE_NOT_RENEWED],
    [isBookRetired(rules, today), () => RETIRED_NOT_RENEWED],
    [isVoid, () => VOID_NOT_RENEWED],
    [last !== null && last < today, () => contractEnded(last!)],
    [!isActive, () => INACTIVE_NOT_RENEWED],
    [isShortTerm, () => SHORT_TERM_NOT_RENEWED],
    [last !== null && last < lastOfYear, () => endsBeforeRenewal(last!)],
    [effectiveDate > lastOfYear, () => coversYear(effectiveDate, year)],
  ];
  return refused.find(([isRefused]) => isRefused)?.[1]() ?? null;
}

function ofPeriod(facts: RenewalFacts): string | null {
  const { today, audience, rules } = facts;
  const { OEPContractRenewalBegin: first, OEPContractRenewalEnd: last } = rules;
  if (audience === 'external') {
    if (first === null || last === null) {
      return NO_RENEWAL_WINDOW;
    }
    if (today < first) {
      return renewalOpens(first);
    }
    if (today > last) {
      return renewalClosed(last);
    }
  }
  return contractRenewalDate(facts) === null ? openEnrollmentProblem(rules, today) : null;
}

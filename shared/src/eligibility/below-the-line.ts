import type { Relationship } from '#shared/census/census-codes';
import { monthOf, yearOf } from '#shared/dates/iso-date';
import { type BenchmarkStep, estimateSubsidy } from '#shared/eligibility/subsidy';
import type { SubsidyFigures } from '#shared/eligibility/subsidy-figures';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';
import { HSA_CATCH_UP, hsaLimits } from '#shared/plans/hsa';

/** What one person can pay into an individual retirement account in a year. Whole dollars. */
interface IraLimits {
  most: number;
  /** More, for who is 50 before the year ends. 26 USC 219(b)(5)(B). */
  catchUp: number;
  source: string;
}

/** 26 USC 219(b)(5)(A) to (C), indexed each year by a notice. A new year is a new row; a year without one is not known. */
const IRA_LIMITS: Readonly<Record<number, IraLimits>> = {
  2026: { most: 7_500, catchUp: 1_100, source: 'Notice 2025-67' },
};
const IRA_CATCH_UP_AGE = 50;

const MONTHS = 12;

/** Someone on the tax return who may save. */
export interface Saver {
  relationship: Relationship;
  /** On the last day of the year: it decides about more than the ordinary limit. */
  age: number;
  isCovered: boolean;
  /** Then nothing can be paid into an HSA. 26 USC 223(b)(7). */
  canHaveMedicare: boolean;
}

/** Who is asked about in an estimate, in a coverage year. */
export const saversOf = ({ CoverageYear, Members }: SubsidyRequest): Saver[] =>
  Members.map(({ Relationship: relationship, DateOfBirth, Age, SeeksCoverage, IsMedicareEligible }, at) => ({
    relationship: relationship ?? (at === 0 ? 'Self' : 'Child'),
    age: DateOfBirth === null ? (Age ?? 0) : CoverageYear - yearOf(DateOfBirth),
    isCovered: SeeksCoverage,
    canHaveMedicare: IsMedicareEligible,
  }));

/** Of the coverage year: from the month in which coverage begins. */
export const monthsCovered = ({ EffectiveDate }: Pick<SubsidyRequest, 'EffectiveDate'>): number =>
  EffectiveDate === null ? MONTHS : MONTHS + 1 - monthOf(EffectiveDate);

/** A limit of a year with what makes it up. Whole dollars, except `cents`. */
export interface SavingLimit {
  cents: number;
  /** For the whole year, of one account holder, or of a family's HSA. */
  most: number;
  catchUp: number;
  /** Who can pay in at all, and of those who is old enough for more. */
  people: number;
  older: number;
  source: string;
}

/**
 * What can be paid into an HSA in the months of coverage: the limit of a family where the plan covers more than one. The rule that gives
 * who is covered in December the whole year's limit is left out: it binds the next year too (26 USC 223(b)(8)).
 *
 * @returns null: the limits of that year are not here
 * Source: 26 USC 223(b)(1) to (5), (7).
 */
export function hsaLimit(year: number, people: readonly Saver[], months: number): SavingLimit | null {
  const limits = hsaLimits(year);
  if (limits === null) {
    return null;
  }
  const savers = people.filter((person) => mayDeduct(person) && person.isCovered && !person.canHaveMedicare);
  const older = savers.filter(({ age }) => age >= HSA_CATCH_UP.age).length;
  const most = limits.mostContribution[people.filter(({ isCovered }) => isCovered).length > 1 ? 1 : 0];
  const yearCents = savers.length === 0 ? 0 : (most + older * HSA_CATCH_UP.most) * 100;
  const cents = Math.floor((yearCents * months) / MONTHS);
  return { cents, most, catchUp: HSA_CATCH_UP.most, people: savers.length, older, source: limits.source };
}

/** What can be paid into traditional IRAs. @returns null: the limits of that year are not here. Source: 26 USC 219(b)(5), (c). */
export function iraLimit(year: number, people: readonly Saver[]): SavingLimit | null {
  const limits = IRA_LIMITS[year];
  if (limits === undefined) {
    return null;
  }
  const savers = people.filter(mayDeduct);
  const older = savers.filter(({ age }) => age >= IRA_CATCH_UP_AGE).length;
  const cents = (savers.length * limits.most + older * limits.catchUp) * 100;
  return { ...limits, cents, people: savers.length, older };
}

/** Children are claimed as dependents: 26 USC 223(b)(6). */
const mayDeduct = ({ relationship }: Saver): boolean => relationship === 'Self' || relationship === 'Spouse';

/** How income above the line comes down to it. Whole cents. */
export interface BelowTheLine {
  lineCents: number;
  incomeCents: number;
  /** Whole dollars: what has to be deducted. */
  neededCents: number;
  /** A month, at the income that is left. */
  creditCents: number;
  /** Of coverage in the year. */
  months: number;
}

export interface LineQuestion {
  figures: SubsidyFigures;
  householdSize: number;
  incomeCents: number;
  benchmark: readonly BenchmarkStep[];
  months: number;
}

/**
 * The dollars that bring income from above 400 percent of the poverty line down to it, and the credit that this brings: what is deducted
 * from income does not count (26 USC 36B(d)(2)(B), 62(a)(7), (a)(19)).
 *
 * @returns null where the income is not above the line, and in years without it
 */
export function belowTheLine({ months, ...question }: LineQuestion): BelowTheLine | null {
  const { incomeCents } = question;
  const { cliffIncomeCents: lineCents } = estimateSubsidy(question);
  if (lineCents === null || incomeCents <= lineCents) {
    return null;
  }
  const neededCents = Math.ceil((incomeCents - lineCents) / 100) * 100;
  const { maxAptcCents } = estimateSubsidy({ ...question, incomeCents: incomeCents - neededCents });
  return { lineCents, incomeCents, neededCents, creditCents: maxAptcCents, months };
}

/** Whole cents a month. */
export interface SavingPlan {
  /** null: its part for essential health benefits is not known, or no plan is meant. */
  essentialCents: number | null;
  allowsHsa: boolean;
}

/** What is set aside with a plan, and what it brings in the year. Whole cents. */
export interface Saving {
  hsaCents: number;
  iraCents: number;
  /** Beyond what is known to be allowed; 0: it is enough. */
  missingCents: number;
  /** A month: at most the plan's part for essential health benefits. */
  creditCents: number;
  /** In the months of coverage; 0 where it is not enough. */
  returnCents: number;
}

/** The HSA first, because its deduction does not depend on a retirement plan at work (26 USC 219(g)). */
export function savingWith(
  { neededCents, creditCents: atLine, months }: BelowTheLine,
  { essentialCents, allowsHsa }: SavingPlan,
  limits: { hsa: SavingLimit | null; ira: SavingLimit | null },
): Saving {
  const hsaCents = allowsHsa ? Math.min(neededCents, limits.hsa?.cents ?? 0) : 0;
  const iraCents = Math.min(neededCents - hsaCents, limits.ira?.cents ?? 0);
  const missingCents = neededCents - hsaCents - iraCents;
  const creditCents = missingCents > 0 ? 0 : Math.min(atLine, essentialCents ?? atLine);
  return { hsaCents, iraCents, missingCents, creditCents, returnCents: creditCents * months };
}

import { signedPercent } from '#shared/formats/percent';
import { formatCents } from '#shared/formats/currency';
import type { RenewalDriver } from '#shared/contract-renewals/premium-change';

/** Ours. */
export const DRIVER_LABELS: Record<RenewalDriver, string> = {
  Age: 'Age',
  Rate: 'Filed rates',
  Tobacco: 'Tobacco use',
  Area: 'Place of residence',
  PlanMapping: 'Change of plan',
  Household: 'Household',
  Credit: 'Tax credit',
};

/** What the sentences tell of. Premiums are monthly. */
export interface DriverFacts {
  yearNow: number;
  yearThen: number;
  currentPlan: string;
  successor: string;
  /** The current plan has rates in the new year. */
  isContinued: boolean;
  /** People who were covered and stay, with what their age adds at the current rates; null per cent: free or not filed. */
  aged: readonly { name: string; ageNow: number; ageThen: number; percent: number | null }[];
  /** Of the same plan from one year to the next; null: unchanged or not filed. */
  ratePercent: number | null;
  /** Whose answer is another one. */
  tobacco: readonly { name: string; usesNow: boolean }[];
  countyNow: string;
  countyThen: string;
  joined: readonly string[];
  left: readonly string[];
  credit: {
    nowCents: number;
    /** null: not estimated. */
    thenCents: number | null;
    /** Why not. */
    missing: string | null;
    /** Benchmark premiums of the household, where both are known. */
    benchmark: { nowCents: number; thenCents: number } | null;
  };
}

const people = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
const verb = (names: readonly string[], one: string, many: string): string => (names.length === 1 ? one : many);

/** One sentence for each cause, for people who are not actuaries. */
export const DRIVER_SENTENCES: Record<RenewalDriver, (facts: DriverFacts) => string> = {
  Age: ({ aged, yearNow }) => {
    const older = aged.filter(({ ageNow, ageThen }) => ageNow !== ageThen);
    if (older.length === 0) {
      return 'Nobody’s age for the premium changes.';
    }
    const each = older.map(
      ({ name, ageNow, ageThen, percent }) =>
        `${name} ${ageNow} to ${ageThen}${percent === null ? '' : ` (${signedPercent(percent)})`}`,
    );
    return `Premiums rise with age. At the rates of ${yearNow}: ${each.join('; ')}.`;
  },
  Rate: ({ ratePercent, isContinued, currentPlan, successor, yearNow, yearThen }) => {
    const plan = isContinued ? currentPlan : successor;
    return ratePercent === null
      ? `The filed rates of ${plan} are not compared between ${yearNow} and ${yearThen}.`
      : ratePercent === 0
        ? `The filed rates of ${plan} stay the same in ${yearThen}.`
        : `The filed rates of ${plan} change by ${signedPercent(ratePercent)} from ${yearNow} to ${yearThen}.`;
  },
  Tobacco: ({ tobacco }) => {
    const [uses, stopped] = [true, false].map((now) =>
      tobacco.filter(({ usesNow }) => usesNow === now).map(({ name }) => name),
    ) as [string[], string[]];
    const said = [
      ...(uses.length > 0 ? [`${people(uses)} ${verb(uses, 'uses', 'use')} tobacco now`] : []),
      ...(stopped.length > 0 ? [`${people(stopped)} no longer ${verb(stopped, 'uses', 'use')} tobacco`] : []),
    ];
    return said.length === 0 ? 'The answers about tobacco are those of the contract.' : `${said.join('; ')}.`;
  },
  Area: ({ countyNow, countyThen }) =>
    countyNow === countyThen
      ? 'The household lives in the same county.'
      : `Plans are rated for ${countyThen} County instead of ${countyNow} County.`,
  PlanMapping: ({ currentPlan, successor, isContinued }) =>
    currentPlan === successor && isContinued
      ? `${currentPlan} continues.`
      : `${successor} follows ${currentPlan} and has other rates.`,
  Household: ({ joined, left }) => {
    const said = [
      ...(joined.length > 0 ? [`${people(joined)} ${verb(joined, 'joins', 'join')}`] : []),
      ...(left.length > 0 ? [`${people(left)} ${verb(left, 'leaves', 'leave')}`] : []),
    ];
    return said.length === 0 ? 'The same people are covered.' : `${said.join('; ')}.`;
  },
  Credit: ({ credit: { nowCents, thenCents, missing, benchmark }, yearNow, yearThen }) => {
    if (thenCents === null) {
      return `Not estimated. ${missing ?? ''}`.trim();
    }
    const change =
      nowCents === 0 && thenCents === 0
        ? 'No tax credit pays for the premium, now or then.'
        : `The tax credit pays ${formatCents(thenCents)} (estimate) instead of ${formatCents(nowCents)}.`;
    return benchmark === null
      ? change
      : `${change} The benchmark plan costs ${formatCents(benchmark.thenCents)} in ${yearThen}, ${formatCents(benchmark.nowCents)} in ${yearNow}.`;
  },
};

/** Notes beside the explanation. Ours. */
export const PLAN_UNKNOWN = (name: string): string =>
  `The plan of the contract${name === '' ? '' : `, ${name},`} is not in the catalog, so its premium cannot be compared.`;
export const ratesNotLoadedFor = (plan: string, year: number): string =>
  `The rates of ${year} are not loaded for ${plan}, so the premiums cannot be compared.`;
export const INCOME_UNKNOWN =
  'Enter household size and income to estimate it. Until then premiums are compared before any tax credit.';
export const creditNotLoaded = (why: string): string =>
  `${why} Until then premiums are compared before any tax credit.`;
export const TOBACCO_UNKNOWN =
  'The contract does not say who uses tobacco. Today’s premium is calculated without tobacco use.';
export const TOBACCO_OPEN = 'Tobacco use is not answered for everyone yet. Until then the contract’s answer counts.';
export const creditIsEstimate = (year: number): string =>
  `The tax credit of ${year} is an estimate until the marketplace decides.`;
export const onMarketplaceOnly = (plan: string): string =>
  `${plan} is sold through the federal marketplace only. Start there to enroll in it.`;
export const NOT_OFFERED_HERE = 'It is not in the list below.';

/** Asked of everyone again at a renewal. */
export const tobaccoAskedAgain = (name: string): string => `Ask again whether ${name} uses tobacco.`;

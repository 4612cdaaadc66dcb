import { formatCents, formatDollars } from '#shared/formats/currency';
import type { Coverage, PlanKind } from '#shared/plans/plan-codes';
import { counted } from '#shared/formats/text';
import type { Plan } from '#shared/plans/plan.record';

export const KIND_LABELS: Readonly<Record<PlanKind, string>> = {
  Standard: 'Standard',
  Value: 'Value',
  HSA: 'HSA',
  HRA: 'HRA',
  HBC: 'HealthbyChoice',
  Extras: 'Extras',
  Holistic: 'Holistic',
};

/** A deductible or maximum, "NA" if there is none; without ".00", because most are whole dollars and read faster that way. */
export const costText = (dollars: number | null): string => formatDollars(dollars).replace(/\.00$/, '');

/** A household's tax credit, in whole cents a month. */
export interface ShownCredit {
  /** Taken in advance. */
  appliedCents: number;
  maximumCents: number;
  /** By the marketplace; otherwise it is an estimate. */
  isGranted: boolean;
}

/** "$600.00 of the $612.40 tax credit granted by the marketplace"; "an estimated tax credit of $600.00". */
export const creditWords = ({ appliedCents, maximumCents, isGranted }: ShownCredit): string =>
  isGranted
    ? grantedCredit(formatCents(appliedCents), formatCents(maximumCents))
    : estimatedCredit(formatCents(appliedCents));
export const grantedCredit = (applied: string, maximum: string): string =>
  `${applied} of the ${maximum} tax credit granted by the marketplace`;
export const estimatedCredit = (applied: string): string => `an estimated tax credit of ${applied}`;
/** @param credit in words */
export const afterCredit = (credit: string): string => `Premiums are after ${credit}.`;

interface PricedPlan {
  /** Dollars a month for everybody who enrolls in its coverage; null when rates are not loaded. */
  TotalMonthlyRate: number | null;
  /** The people who are in it; null while that is open. */
  Taken: { Members: number; MonthlyRate: number } | null;
}

/** "$8,834.70 a month for 9 members"; while it is open who takes which plan, what it would cost. Ours. */
export const planPremiumText = ({ TotalMonthlyRate, Taken }: PricedPlan): string =>
  Taken
    ? `${formatDollars(Taken.MonthlyRate)} a month for ${counted(Taken.Members, 'member')}`
    : `${formatDollars(TotalMonthlyRate)} a month if everybody takes it`;

/** "$16,693.03 a month"; "at least" while it is open who takes which plan. */
export const premiumText = ({ Amount, IsLowest }: { Amount: number; IsLowest: boolean }): string =>
  `${IsLowest ? 'at least ' : ''}${formatDollars(Amount)} a month`;

export const totalPremiumText = (premium: Parameters<typeof premiumText>[0]): string =>
  `Total: ${premiumText(premium)}`;

/** A plan's coverage type, from its three wire flags. */
export const coverageOf = ({ IsMedical, IsDental }: Pick<Plan, 'IsMedical' | 'IsDental'>): Coverage =>
  IsMedical ? 'medical' : IsDental ? 'dental' : 'vision';

import { counted } from '#shared/formats/counted';
import { formatDollars } from '#shared/formats/currency';

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

/** "Total: $16,693.03 a month"; "at least" while it is open who takes which plan. */
export const totalPremiumText = ({ Amount, IsLowest }: { Amount: number; IsLowest: boolean }): string =>
  `Total: ${IsLowest ? 'at least ' : ''}${formatDollars(Amount)} a month`;

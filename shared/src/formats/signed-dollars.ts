import { formatDollars } from '#shared/formats/currency';

/** "+$41.00 (+6.5%)". */
export function changeText({ Change, Percent }: { Change: number; Percent: number | null }): string {
  const percent = Percent === null || Change === 0 ? '' : ` (${signOf(Percent)}${Math.abs(Percent).toFixed(1)}%)`;
  return `${signedDollars(Change)}${percent}`;
}

/** "+$41.00", "−$3.50", "$0.00". */
export const signedDollars = (dollars: number): string => `${signOf(dollars)}${formatDollars(Math.abs(dollars))}`;

const signOf = (amount: number): string => (amount > 0 ? '+' : amount < 0 ? '−' : '');

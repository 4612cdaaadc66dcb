import { formatDollars, NO_AMOUNT } from '#shared/formats/currency';

export const PERCENT_INVALID = 'Enter a percentage such as 50 or 33.33.';

const TYPED = /^(\d{1,3})(?:\.(\d{0,2}))?%?$/;

/** A percentage as people type it: "50", "33.33", "75 %". @returns null when it is not a percentage, or has more than two decimals */
export function parsePercent(text: string): number | null {
  const parts = TYPED.exec(text.replaceAll(/\s/g, ''));
  return parts ? Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`) / 100 : null;
}

/** For display: "50%", "33.33%". */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** Of the old amount, to a tenth of a per cent; null where there was none. */
export const percentChange = (before: number, after: number): number | null =>
  before === 0 ? null : Math.round(((after - before) / before) * 1_000) / 10 + 0;

/**
 * What an amount changes by: "+$41.00", "($3.50)", "$0.00", "NA". On bars too: there is one way to write negative money.
 * Source: spec 000 section 9, "negatives in parentheses".
 */
export function signedDollars(dollars: number): string {
  const shown = formatDollars(dollars);
  return dollars > 0 && shown !== NO_AMOUNT ? `+${shown}` : shown;
}

/** "+6.5%", "−0.4%", "0.0%", "+2,200.0%". */
export const signedPercent = (percent: number): string => `${signOf(percent)}${TENTHS.format(Math.abs(percent))}%`;

/** How far an amount rises or falls: "+5.7%"; "" where there was none. */
export function percentChangeText(before: number, after: number): string {
  const percent = percentChange(before, after);
  return percent === null ? '' : signedPercent(percent);
}

/** What an amount in dollars changes by: "+$41.00 (+6.5%)"; "$0.00" where nothing does, "+$41.00" where there was nothing. */
export function changeText(before: number, after: number): string {
  const percent = before === after ? null : percentChange(before, after);
  return `${signedDollars(after - before)}${percent === null ? '' : ` (${signedPercent(percent)})`}`;
}

const TENTHS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signOf = (amount: number): string => (amount > 0 ? '+' : amount < 0 ? '−' : '');

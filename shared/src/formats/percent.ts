export const PERCENT_INVALID = 'Enter a percentage such as 50 or 33.33.';

const TYPED = /^(\d{1,3})(?:\.(\d{0,2}))?%?$/;

/** A percentage as people type it: "50", "33.33", "75 %". @returns null when it is not a percentage, or has more than two decimals */
export function parsePercent(text: string): number | null {
  const parts = TYPED.exec(text.replaceAll(/\s/g, ''));
  return parts ? Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`) / 100 : null;
}

/** For display: "50%", "33.33%". */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** How far a price rises or falls: "+5.7%", "−2.1%", "0%". Rounded to tenths; "" where there was no price before. */
export function formatPercentChange(before: number, after: number): string {
  const percent = percentChange(before, after);
  return percent === null ? '' : CHANGE.format(percent / 100).replace('-', '−');
}

/** null where there was no price before. */
export const percentChange = (before: number, after: number): number | null =>
  before > 0 ? ((after - before) / before) * 100 : null;

const CHANGE = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

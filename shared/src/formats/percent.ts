export const PERCENT_INVALID = 'Enter a percentage such as 50 or 33.33.';

const TYPED = /^(\d{1,3})(?:\.(\d{0,2}))?%?$/;

/** A percentage as people type it: "50", "33.33", "75 %". @returns null when it is not a percentage, or has more than two decimals */
export function parsePercent(text: string): number | null {
  const parts = TYPED.exec(text.replaceAll(/\s/g, ''));
  return parts ? Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`) / 100 : null;
}

/** For display: "50%", "33.33%". */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

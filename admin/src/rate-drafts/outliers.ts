import type { RehearsedPart } from '#shared/rate-drafts/rate-draft.record';

/** Of each direction. */
const MOST = 5;

/** The largest increases and decreases of these parts, which come steepest first, and how many there are besides. */
export function outliersOf(parts: readonly RehearsedPart[]): { shown: readonly RehearsedPart[]; left: number } {
  const up = parts.filter(({ PremiumNow, PremiumThen }) => PremiumThen > PremiumNow).slice(0, MOST);
  const down = parts.filter(({ PremiumNow, PremiumThen }) => PremiumThen < PremiumNow).slice(-MOST);
  const shown = [...up, ...down];
  // Where nothing changes there is nothing to pick.
  return shown.length === 0
    ? { shown: parts.slice(0, MOST), left: Math.max(parts.length - MOST, 0) }
    : { shown, left: parts.length - shown.length };
}

const DOLLARS = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/**
 * Whole cents of an amount in a file: "512.34", "$1,024.5", "300". Half a cent rounds up.
 *
 * @returns null for anything else: empty, negative, words
 */
export function centsOf(text: string): number | null {
  const plain = plainCents(text);
  if (plain !== null) {
    return plain;
  }
  const parts = DOLLARS.exec(text.trim());
  const [, dollars = '', fraction = ''] = parts ?? [];
  if (dollars === '' && fraction === '') {
    return null;
  }
  const cents = `${fraction}00`.slice(0, 2);
  const roundsUp = (fraction[2] ?? '0') >= '5';
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents) + (roundsUp ? 1 : 0);
}

/** An amount inside words: "$9,100 per person", "$18200 per group"; null for "Not Applicable" and the like. */
export const centsIn = (text: string): number | null => centsOf(text.trim().split(/\s+(?:per|each)\b/)[0] ?? '');

const [ZERO, NINE, POINT] = [48, 57, 46];

/** The usual form, "512.34", parsed digit by digit: a rate file has two million of them. */
function plainCents(text: string): number | null {
  const point = text.length - 3;
  if (point < 1 || point > 7 || text.charCodeAt(point) !== POINT) {
    return null;
  }
  let cents = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at !== point) {
      const digit = text.charCodeAt(at);
      if (digit < ZERO || digit > NINE) {
        return null;
      }
      cents = cents * 10 + digit - ZERO;
    }
  }
  return cents;
}

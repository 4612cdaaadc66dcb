/** Shown for an amount that is missing or not a number. Source: spec 000 section 9. */
export const NO_AMOUNT = 'NA';
export const CURRENCY_INVALID = 'Enter an amount in dollars and cents, such as 1,234.56.';

/** Beyond this, a number of dollars can no longer distinguish adjacent cents. */
const MAX_CENTS = 1e15;
const TYPED = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;
const GROUPING = new Intl.NumberFormat('en-US');

/**
 * An amount for display: "$1,234.56", "($0.50)" if negative, "NA" if none.
 *
 * @param cents whole cents
 * Source: spec 000 section 9, "Currency".
 */
export function formatCents(cents: number | null | undefined): string {
  if (typeof cents !== 'number' || !Number.isInteger(cents) || Math.abs(cents) > MAX_CENTS) {
    return NO_AMOUNT;
  }
  const amount = Math.abs(cents);
  const shown = `$${GROUPING.format(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
  return cents < 0 ? `(${shown})` : shown;
}

/** The same from dollars, as sent over the wire. Fractions of a cent are rounded half up. */
export function formatDollars(dollars: number | null | undefined): string {
  return typeof dollars === 'number' && isAmount(dollars) ? formatCents(centsFromDollars(dollars)) : NO_AMOUNT;
}

/**
 * Whole cents of an amount in dollars. Exact for amounts with two decimals; more decimals are rounded half up, away from zero, by
 * their decimal digits, so 1.005 is 101 cents although its binary value is slightly less.
 *
 * Errors: RangeError if the amount is not finite.
 */
export function centsFromDollars(dollars: number): number {
  if (!isAmount(dollars)) {
    throw new RangeError(`${dollars} is not an amount of dollars`);
  }
  const amount = Math.abs(dollars);
  // Numbers below this are formatted with an exponent, and are 0 cents anyway.
  const cents = amount < 0.001 ? 0 : Math.round(Number(`${amount}e2`));
  return dollars < 0 && cents > 0 ? -cents : cents;
}

/** Dollars with at most two decimals, as sent over the wire. RangeError when `cents` is not whole. */
export function dollarsFromCents(cents: number): number {
  if (!Number.isInteger(cents) || Math.abs(cents) > MAX_CENTS) {
    throw new RangeError(`${cents} is not a number of whole cents`);
  }
  return cents / 100;
}

/**
 * Whole cents of an amount as people type or paste it: "1234.5", "$1,234.50", "-12", "(12.00)".
 *
 * @returns null when it is not an amount with at most two decimals
 */
export function parseCurrency(text: string): number | null {
  const typed = text.replaceAll(/\s/g, '');
  const inParentheses = /^\((.+)\)$/.exec(typed);
  const parts = TYPED.exec(inParentheses?.[1] ?? typed.replace(/^\$-/, '-$'));
  if (!parts || !(parts[2] || parts[3]) || (inParentheses && parts[1])) {
    return null;
  }
  const cents = Number(`${parts[2]!.replaceAll(',', '')}${(parts[3] ?? '').padEnd(2, '0')}`);
  const isNegative = Boolean(inParentheses ?? parts[1]) && cents > 0;
  return cents > MAX_CENTS ? null : isNegative ? -cents : cents;
}

/** Checks whether text is an amount. Blank text is valid. */
export const currencyProblem = (text: string): string | null =>
  text.trim() === '' || parseCurrency(text) !== null ? null : CURRENCY_INVALID;

const isAmount = (dollars: number): boolean => Number.isFinite(dollars) && Math.abs(dollars) <= MAX_CENTS / 100;

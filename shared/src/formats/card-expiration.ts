import { monthOf, yearOf, type IsoDate } from '#shared/dates/iso-date';

export const CARD_EXPIRATION_INVALID = 'Enter the expiration as month and year, such as 07/28.';
export const CARD_EXPIRED = 'The card has expired.';

export interface CardExpiration {
  /** 1 to 12. */
  month: number;
  /** Four digits; cards always belong to this century. */
  year: number;
}

const TYPED = /^(\d{1,2})\s*[/-]\s*(\d{2})$|^(\d{2})(\d{2})$/;

/** The month and year of MM/YY, also typed 7/28, 07-28 or 0728; null otherwise. */
export function parseCardExpiration(text: string): CardExpiration | null {
  const parts = TYPED.exec(text.trim());
  if (!parts) {
    return null;
  }
  const [month, year] = [Number(parts[1] ?? parts[3]), 2000 + Number(parts[2] ?? parts[4])];
  return month >= 1 && month <= 12 ? { month, year } : null;
}

/**
 * Checks whether a card is still valid: it is until the last day of its month. Blank text is valid.
 *
 * Source: spec 000 section 5, "Card expiration: MM/YY, month 1 to 12, not before the current month".
 */
export function cardExpirationProblem(text: string, today: IsoDate): string | null {
  if (text.trim() === '') {
    return null;
  }
  const expiration = parseCardExpiration(text);
  if (!expiration) {
    return CARD_EXPIRATION_INVALID;
  }
  return monthIndex(expiration) < monthIndex({ month: monthOf(today), year: yearOf(today) }) ? CARD_EXPIRED : null;
}

/** MM/YY. Text that cannot be parsed is unchanged. */
export function formatCardExpiration(text: string): string {
  const expiration = parseCardExpiration(text);
  return expiration
    ? `${String(expiration.month).padStart(2, '0')}/${String(expiration.year % 100).padStart(2, '0')}`
    : text;
}

const monthIndex = ({ month, year }: CardExpiration): number => year * 12 + month;

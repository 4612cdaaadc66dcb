import { patternRule } from '#shared/formats/pattern';

export const ROUTING_NUMBER_INVALID = 'Routing number must be the nine digits at the bottom of a check.';
export const ACCOUNT_NUMBER_INVALID = 'Account number must be 4 to 17 digits.';

const WEIGHTS = [3, 7, 1] as const;

/**
 * Checks whether text is a bank's routing number: nine digits whose weighted sum is a multiple of ten. Blank text is valid.
 * Source: ABA Routing Number Policy, "check digit" (weights 3, 7, 1).
 */
export function routingNumberProblem(text: string): string | null {
  const digits = text.trim();
  if (digits === '') {
    return null;
  }
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) {
    return ROUTING_NUMBER_INVALID;
  }
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * WEIGHTS[place % 3]!, 0);
  return sum % 10 === 0 ? null : ROUTING_NUMBER_INVALID;
}

/** An account number, or the mask of the stored one. Blank text is valid. */
export const accountNumberProblem = patternRule({
  pattern: /^(?:\d{4,17}|\*{6}\d{0,4})$/,
  message: ACCOUNT_NUMBER_INVALID,
});

/** Whether the text is the masked form in which the API answers a stored number. */
export const isMaskedAccountNumber = (text: string): boolean => /^\*{6}\d{0,4}$/.test(text);

/** ******1234; a number so short that four digits would reveal most of it is fully masked. */
export const maskAccountNumber = (digits: string): string => `******${digits.length > 6 ? digits.slice(-4) : ''}`;

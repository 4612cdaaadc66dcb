import { patternRule } from '#shared/formats/pattern';

export const SSN_NINE_DIGITS = 'SSN must be nine digits.';
export const SSN_NOT_ISSUED = 'SSN cannot start with 000, 666 or 9, have 00 in the middle or end in 0000.';

/** Stands for a stored SSN that does not open: it was damaged or belongs to another member. */
export const UNREADABLE_SSN = '***-**-****';

/** What every screen shows of a stored SSN. Source: spec 001 section 9, "SSN mask: ten dots". */
export const SSN_DOTS = '•'.repeat(10);

const MASKED = new RegExp(`^(\\*{3}-\\*{2}-(\\d{4}|\\*{4})|${SSN_DOTS})$`);

/**
 * Says whether text is a social security number: nine digits, with or without dashes. Blank text is fine.
 *
 * Source: spec 001 section 5, "Census import (spreadsheet)".
 */
export const ssnProblem = patternRule({
  pattern: /^\d{3}[- ]?\d{2}[- ]?\d{4}$/,
  message: SSN_NINE_DIGITS,
  except: [/^000/, /^666/, /^9/, /^\d{3}[- ]?00/, /0000$/],
  exceptMessage: SSN_NOT_ISSUED,
});

/** The same where the mask of a stored number may come back. */
export const ssnOrMaskProblem = (text: string): string | null => (isMaskedSsn(text) ? null : ssnProblem(text));
export const MASK_OF_ANOTHER_SSN = 'These are not the last four digits of the stored SSN. Enter all nine digits.';

/** The nine digits alone, or null when it is blank or not an SSN. */
export const parseSsn = (text: string): string | null =>
  text.trim() === '' || ssnProblem(text) ? null : digitsOf(text);

/** ###-##-####. Empty for none; anything but nine digits stays as it is. */
export const formatSsn = (ssn: string | null | undefined): string =>
  (ssn ?? '').replace(/^(\d{3})-?(\d{2})-?(\d{4})$/, '$1-$2-$3');

/** What the API and files tell of an SSN: ***-**-6789. Takes the whole number or its last four digits. */
export const maskSsn = (ssn: string): string => `***-**-${digitsOf(ssn).slice(-4)}`;

/** True of what stands for a stored SSN: its last four as the API answers them, or the dots of the screen. */
export const isMaskedSsn = (text: string): boolean => MASKED.test(text);

/** An SSN on the screen: dots for a number, also for one just typed. Any other text stays as it is. */
export const dottedSsn = (ssn: string): string =>
  ssn !== UNREADABLE_SSN && (isMaskedSsn(ssn) || parseSsn(ssn)) ? SSN_DOTS : ssn;

/** In a comparison of two versions: which number is typed over the stored one is not told, but that there is one. */
export const NEW_SSN = 'New number';
export const comparedSsn = (ssn: string): string => (parseSsn(ssn) ? NEW_SSN : dottedSsn(ssn));

/**
 * The SSN field of a request from what the form holds.
 *
 * @returns undefined (left out: keep what is stored) for a mask, null (clear) for blank, otherwise nine digits
 */
export function ssnToSend(held: string | null | undefined): string | null | undefined {
  return held && isMaskedSsn(held) ? undefined : parseSsn(held ?? '');
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

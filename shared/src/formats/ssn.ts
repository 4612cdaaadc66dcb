import { patternRule } from '#shared/formats/pattern';

export const SSN_NINE_DIGITS = 'SSN must be nine digits.';
export const SSN_NOT_ISSUED = 'SSN cannot start with 000, 666 or 9, have 00 in the middle or end in 0000.';

/** Shown for a stored SSN that cannot be decrypted: it was damaged or belongs to another member. */
export const UNREADABLE_SSN = '***-**-****';

/** What every screen shows for a stored SSN. Source: spec 001 section 9, "SSN mask: ten dots". */
export const SSN_DOTS = '•'.repeat(10);

const MASKED = new RegExp(`^(\\*{3}-\\*{2}-(\\d{4}|\\*{4})|${SSN_DOTS})$`);

/**
 * Checks whether text is a Social Security number: nine digits, with or without dashes. Blank text is valid.
 *
 * Source: spec 001 section 5, "Census import (spreadsheet)".
 */
export const ssnProblem = patternRule({
  pattern: /^\d{3}[- ]?\d{2}[- ]?\d{4}$/,
  message: SSN_NINE_DIGITS,
  except: [/^000/, /^666/, /^9/, /^\d{3}[- ]?00/, /0000$/],
  exceptMessage: SSN_NOT_ISSUED,
});

/** The same where the mask of a stored number may be sent back. */
export const ssnOrMaskProblem = (text: string): string | null => (isMaskedSsn(text) ? null : ssnProblem(text));
export const MASK_OF_ANOTHER_SSN = 'These are not the last four digits of the stored SSN. Enter all nine digits.';

/** The nine digits, or null when it is blank or not an SSN. */
export const parseSsn = (text: string): string | null =>
  text.trim() === '' || ssnProblem(text) ? null : digitsOf(text);

/** ###-##-####. Empty if none; anything but nine digits is unchanged. */
export const formatSsn = (ssn: string | null | undefined): string =>
  (ssn ?? '').replace(/^(\d{3})-?(\d{2})-?(\d{4})$/, '$1-$2-$3');

/** An SSN in the API and in files: ***-**-6789. Takes the whole number or its last four digits. */
export const maskSsn = (ssn: string): string => `***-**-${digitsOf(ssn).slice(-4)}`;

/** Whether the text is a mask of a stored SSN: its last four digits as answered by the API, or the screen's dots. */
export const isMaskedSsn = (text: string): boolean => MASKED.test(text);

/** An SSN for display: dots for a number, even one just typed. Any other text is unchanged. */
export const dottedSsn = (ssn: string): string =>
  ssn !== UNREADABLE_SSN && (isMaskedSsn(ssn) || parseSsn(ssn)) ? SSN_DOTS : ssn;

/** When comparing two versions: says that a new number was typed over the stored one, without revealing it. */
export const NEW_SSN = 'New number';
export const comparedSsn = (ssn: string): string => (parseSsn(ssn) ? NEW_SSN : dottedSsn(ssn));

/**
 * The SSN field of a request, from the form's value.
 *
 * @returns undefined (omitted: keep what is stored) for a mask, null (clear) for blank, otherwise nine digits
 */
export function ssnToSend(held: string | null | undefined): string | null | undefined {
  return held && isMaskedSsn(held) ? undefined : parseSsn(held ?? '');
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

import { patternRule } from '#shared/formats/pattern';

export const TAX_ID_NINE_DIGITS = 'Tax ID must be nine digits, such as 38-1234567.';

/**
 * Checks whether text is an employer's tax id (EIN): nine digits, with or without the dash. Blank text is valid.
 * No EIN starts with 00 (IRS, "How EINs are assigned and valid EIN prefixes").
 */
export const taxIdProblem = patternRule({
  pattern: /^\d{2}-?\d{7}$/,
  message: TAX_ID_NINE_DIGITS,
  except: [/^00/],
});

/** The nine digits; null when it is blank or not a tax id. */
export const parseTaxId = (text: string): string | null =>
  text.trim() === '' || taxIdProblem(text) ? null : text.replaceAll(/\D/g, '');

/** ##-#######. Empty if none; anything but nine digits is unchanged. */
export const formatTaxId = (taxId: string | null | undefined): string =>
  (taxId ?? '').replace(/^(\d{2})-?(\d{7})$/, '$1-$2');

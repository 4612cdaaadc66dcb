export const ZIP_INVALID = 'Zipcode invalid. Enter 5 digits, or 9 digits such as 48002-1234.';
/** The ZIP has the right format, but the location lookup knows no city for it. */
export const ZIP_WITHOUT_CITY = 'Zipcode invalid. No city was found for it.';
/** A failed lookup marks the ZIP invalid. Source: spec 002 section 5, "Group form". */
export const ZIP_LOOKUP_FAILED = 'Zipcode invalid. It could not be looked up. Please try again.';

/** Allowed first three digits of a ZIP, both ends inclusive. Configurable; by default any. */
export interface ZipPrefixes {
  from: number;
  to: number;
}

export const ANY_ZIP_PREFIX: ZipPrefixes = { from: 0, to: 999 };

const ZIP = /^(\d{5})(?:-?(\d{4}))?$/;

/**
 * Checks a ZIP's format: 5 digits, 5-4 or 9 digits, the first three within the range. Blank text is valid. Whether the ZIP exists,
 * only the location lookup knows.
 *
 * Source: spec 000 section 5, "Format inputs", "Zip".
 */
export function zipProblem(text: string, { from, to }: ZipPrefixes = ANY_ZIP_PREFIX): string | null {
  if (text.trim() === '') {
    return null;
  }
  if (!parseZip(text)) {
    return ZIP_INVALID;
  }
  const prefix = Number(text.trim().slice(0, 3));
  return prefix >= from && prefix <= to ? null : zipOutsideRange({ from, to });
}

/** The message for a ZIP outside the configured range. */
export const zipOutsideRange = ({ from, to }: ZipPrefixes): string =>
  `Zipcode invalid. The first three digits must be from ${threeDigits(from)} to ${threeDigits(to)}.`;

/** The stored form, 48002 or 48002-1234; null when it is blank or not a ZIP. */
export function parseZip(text: string): string | null {
  const parts = ZIP.exec(text.trim());
  return parts && (parts[2] ? `${parts[1]}-${parts[2]}` : parts[1]!);
}

/** 48002 or 48002-1234. Empty if none; other text is unchanged. Source: spec 000 section 9, "Display formats". */
export const formatZip = (zip: string | null | undefined): string => (zip ? (parseZip(zip) ?? zip) : '');

/** The first five digits, which is all that lookups receive; null when it is not a ZIP. */
export const zip5 = (text: string): string | null => parseZip(text)?.slice(0, 5) ?? null;

const threeDigits = (prefix: number): string => String(prefix).padStart(3, '0');

/**
 * The insurer's number of a group. Source: spec 001 section 4, "Approve": "first assigns the enterprise group id (default 0 if blank)".
 * Its form is ours: the documents show none.
 */
export const ENTERPRISE_ID = /^\s*[A-Za-z0-9-]{0,20}\s*$/;
export const ENTERPRISE_ID_PROBLEM = 'A group number has at most 20 letters, digits and hyphens.';
export const DEFAULT_ENTERPRISE_ID = '0';

/** Trimmed; '0' where it was left blank. */
export const enterpriseIdOrDefault = (written: string | undefined): string => written?.trim() || DEFAULT_ENTERPRISE_ID;

/** Only the default may stand with several groups. */
export const enterpriseIdTaken = (enterpriseId: string): string =>
  `Another group has the number ${enterpriseId}. Please check it.`;

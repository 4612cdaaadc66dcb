import type { Field } from '#shared/records/field';
import { orNull, text } from '#shared/records/kinds';

/**
 * The insurer's number of a group. Source: spec 001 section 4, "Approve": "first assigns the enterprise group id (default 0 if
 * blank)". Its format is ours: the specification gives none.
 */
const DIGITS = /^\d{1,20}$/;
export const ENTERPRISE_ID_PROBLEM =
  'A group number has 1 to 20 digits and is not zero. Leave it blank if the group has no number yet.';
export const DEFAULT_ENTERPRISE_ID = '0';

export const NO_NUMBER_YET = 'Not assigned yet';

/** The number for display, on screens, in files and on paper alike: the default is no number. */
export const shownGroupNumber = (enterpriseId: string | null | undefined, none = ''): string =>
  enterpriseId && enterpriseId !== DEFAULT_ENTERPRISE_ID ? enterpriseId : none;

/** In records, so that lists, files and forms show it alike. */
export const groupNumber = (example: string): Field<string | null> => {
  const field = orNull(text('Group number', { example }));
  return { ...field, shown: (value) => shownGroupNumber(value) };
};

/** Trimmed; '0' if blank. */
export const enterpriseIdOrDefault = (written: string | undefined): string => written?.trim() || DEFAULT_ENTERPRISE_ID;

/** What is wrong with a typed number; null = nothing, including blank. Zero is the default for blank, and not a valid number. */
export function enterpriseIdProblem(written: string | undefined): string | null {
  const text = written?.trim() ?? '';
  return text === '' || (DIGITS.test(text) && !/^0+$/.test(text)) ? null : ENTERPRISE_ID_PROBLEM;
}

/** Only the default may belong to several groups. */
export const enterpriseIdTaken = (enterpriseId: string): string =>
  `Another group has the number ${enterpriseId}. Please check it.`;

/** Replacing an existing number needs confirmation; the default is not a number. */
export const replacesEnterpriseId = (current: string | null, next: string): boolean =>
  current !== null && current !== DEFAULT_ENTERPRISE_ID && current !== next;

export const enterpriseIdReplaces = (current: string, next: string): string =>
  next === DEFAULT_ENTERPRISE_ID
    ? `This group has the number ${current}. Remove it?`
    : `This group has the number ${current}. Replace it with ${next}?`;

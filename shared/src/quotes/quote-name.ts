import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { isOneLine, nameToCompare, unprintableProblem } from '#shared/formats/text';
import { GROUP_QUOTE_TYPE_LABELS, isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import { groupStatusLabel, type QuoteStatus, readOnlyReason } from '#shared/quotes/quote-status';

/** Answers of the quote-name update start with "Error:" and are shown as they are. Source: spec 002 section 5, "Quote name". */
export const NAME_MISSING = 'Error: The quote needs a name.';
export const NAME_TOO_LONG = 'Error: The name of a quote can have at most 100 characters.';
export const NAME_ONE_LINE = 'Error: The name of a quote must be one line.';
export const NAME_TAKEN = 'Error: Another quote of this group has this name.';

const MAX_LENGTH = 100;

/** The name is part of what was signed, decided or renewed. */
const NAMED_FOR_GOOD: readonly QuoteStatus[] = [
  'Approved',
  'Rejected',
  'Declined',
  'PendingPassive',
  'PassivelyRenewed',
  'PassiveRenewalFailure',
];

/** Why the quote cannot be renamed; null = it can. */
export function renameLock(
  { status, readOnly }: { status: QuoteStatus; readOnly: number },
  audience: 'external' | 'internal',
): string | null {
  return (
    readOnlyReason(readOnly) ??
    (NAMED_FOR_GOOD.includes(status)
      ? `A quote in status ${groupStatusLabel(status, audience)} can no longer be renamed.`
      : null)
  );
}

/** @param otherNames of the group's other quotes that are not deleted */
export function quoteNameProblem(name: string, otherNames: readonly string[]): string | null {
  const wanted = name.trim();
  if (wanted === '') {
    return NAME_MISSING;
  }
  if (wanted.length > MAX_LENGTH) {
    return NAME_TOO_LONG;
  }
  if (!isOneLine(wanted)) {
    return NAME_ONE_LINE;
  }
  const unprintable = unprintableProblem(wanted);
  if (unprintable) {
    return `Error: ${unprintable}`;
  }
  return otherNames.some((other) => isSameName(other, wanted)) ? NAME_TAKEN : null;
}

/**
 * "New business 1/1/2027", with a number appended if the group already has one of that name. Ours: the specification names no
 * default.
 */
export function newQuoteName(quoteType: QuoteType, effectiveDate: IsoDate, otherNames: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = numbered(defaultName(quoteType, effectiveDate), number);
    if (quoteNameProblem(name, otherNames) === null) {
      return name;
    }
  }
}

/**
 * Whether the quote still has its default name, from its type and effective date. Older names have leading zeros:
 * "New business 01/01/2027".
 */
export function isUnnamed(name: string, quoteType: QuoteType, effectiveDate: IsoDate): boolean {
  const given = defaultName(quoteType, effectiveDate);
  const plain = name.replace(/ 0?(\d{1,2})\/0?(\d{1,2})\//, ' $1/$2/');
  return plain === given || (plain.startsWith(`${given} (`) && /^\(\d+\)$/.test(plain.slice(given.length + 1)));
}

const defaultName = (quoteType: QuoteType, effectiveDate: IsoDate): string => {
  const type = isRenewal(quoteType) ? 'SmallGroupRenewal' : 'SmallGroupNewBusiness';
  return `${GROUP_QUOTE_TYPE_LABELS[type]} ${formatDay(effectiveDate)}`;
};

const numbered = (name: string, number: number): string => (number === 1 ? name : `${name} (${number})`);

const isSameName = (one: string, other: string): boolean => nameToCompare(one) === nameToCompare(other);

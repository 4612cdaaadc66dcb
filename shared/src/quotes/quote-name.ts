/** Answers of the quote-name update start with "Error:" and are shown as they are. Source: spec 002 section 5, "Quote name". */
export const NAME_MISSING = 'Error: The quote needs a name.';
export const NAME_TOO_LONG = 'Error: The name of a quote can have at most 100 characters.';
export const NAME_TAKEN = 'Error: Another quote of this group has this name.';

const MAX_LENGTH = 100;

/** @param otherNames of the group's other quotes that are not deleted */
export function quoteNameProblem(name: string, otherNames: readonly string[]): string | null {
  const wanted = name.trim();
  if (wanted === '') {
    return NAME_MISSING;
  }
  if (wanted.length > MAX_LENGTH) {
    return NAME_TOO_LONG;
  }
  return otherNames.some((other) => isSameName(other, wanted)) ? NAME_TAKEN : null;
}

/** "Acme Bakery 01/01/2027", with a number behind it when the group has one of that name. */
export function newQuoteName(groupName: string, effectiveDate: string, otherNames: readonly string[]): string {
  const day = `${effectiveDate.slice(5, 7)}/${effectiveDate.slice(8, 10)}/${effectiveDate.slice(0, 4)}`;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? day : `${day} (${number})`;
    const name = `${groupName
      .trim()
      .slice(0, MAX_LENGTH - end.length - 1)
      .trimEnd()} ${end}`;
    if (quoteNameProblem(name, otherNames) === null) {
      return name;
    }
  }
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

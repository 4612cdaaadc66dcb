import { patternRule } from '#shared/formats/pattern';
import { printable } from '#shared/formats/text';

export const NAME_INVALID = 'Use letters, spaces, hyphens, apostrophes and periods only.';
export const MIDDLE_INITIAL_INVALID = 'The middle initial is one letter.';

/** Checks whether text can be a first or last name: letters that documents can render, at least one. Blank text is valid. */
export const nameProblem = printable(
  patternRule({
    pattern: /^[\p{L}\p{M}' .,-]+$/u,
    message: NAME_INVALID,
    except: [/^\P{L}+$/u],
  }),
);

/** Checks whether text is a middle initial: one letter, with or without a period. Blank text is valid. */
export const middleInitialProblem = printable(
  patternRule({ pattern: /^\p{L}\p{M}*\.?$/u, message: MIDDLE_INITIAL_INVALID }),
);

export interface NameParts {
  FirstName?: string | null;
  MiddleInitial?: string | null;
  LastName?: string | null;
}

/** "Ada B. Lovelace"; missing parts leave no gap. */
export const formatName = ({ FirstName, MiddleInitial, LastName }: NameParts): string =>
  joined([FirstName, withPeriod(MiddleInitial), LastName], ' ');

/** "Lovelace, Ada B.", for sorted lists. */
export const formatNameLastFirst = ({ FirstName, MiddleInitial, LastName }: NameParts): string =>
  joined([LastName, joined([FirstName, withPeriod(MiddleInitial)], ' ')], ', ');

/**
 * First and last name from typed text, "Last, First" or "First Last"; a single word is a last name.
 *
 * Source: spec 000 section 5, "PCP".
 */
export function parseName(text: string): { FirstName: string; LastName: string } {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const comma = typed.indexOf(',');
  if (comma >= 0) {
    return { FirstName: typed.slice(comma + 1).trim(), LastName: typed.slice(0, comma).trim() };
  }
  const blank = typed.lastIndexOf(' ');
  return { FirstName: typed.slice(0, Math.max(blank, 0)), LastName: typed.slice(blank + 1) };
}

const joined = (parts: (string | null | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between);

const withPeriod = (initial: string | null | undefined): string | null =>
  initial?.trim() ? `${initial.trim().replace(/\.$/, '')}.` : null;

export const LONGEST_NAME = 50;
export const CENSUS_NAME_CHARACTER =
  'This name contains a character that is not allowed. Use letters, digits, spaces, hyphens, apostrophes and periods.';
export const CENSUS_NAME_NEEDS_LETTER = 'A name needs at least one letter.';

/**
 * Checks whether text can be a name on a census. Digits are allowed, because employers write "Smith 3rd"; so is a leading minus,
 * because the CSV download neutralizes formulas. Blank text is valid.
 */
export const censusNameProblem = printable(
  patternRule({
    pattern: /^[\p{L}\p{M}\p{N}' .,()/&-]+$/u,
    message: CENSUS_NAME_CHARACTER,
    except: [/^\P{L}+$/u],
    exceptMessage: CENSUS_NAME_NEEDS_LETTER,
  }),
);

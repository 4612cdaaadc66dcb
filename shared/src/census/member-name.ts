import { patternRule } from '#shared/formats/pattern';
import { printable } from '#shared/formats/printable-text';

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

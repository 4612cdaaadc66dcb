import { patternRule } from '#shared/formats/pattern';

export const LONGEST_NAME = 50;
export const CENSUS_NAME_INVALID =
  'Use letters, digits, spaces, hyphens, apostrophes and periods, with at least one letter.';

/**
 * Says whether text can be a name on a census. Digits pass, as employers write "Smith 3rd"; so does a first letter that is a
 * minus, since the CSV download makes formulas harmless. Blank text is fine.
 */
export const censusNameProblem = patternRule({
  pattern: /^[\p{L}\p{M}\p{N}' .,()/&-]+$/u,
  message: CENSUS_NAME_INVALID,
  except: [/^\P{L}+$/u],
});

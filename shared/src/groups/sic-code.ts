import { patternRule } from '#shared/formats/pattern';

/** Checks whether text is a Standard Industrial Classification code: four digits. Blank text is valid. */
export const sicCodeProblem = patternRule({
  pattern: /^\d{4}$/,
  message: 'SIC code must be four digits, such as 5812.',
});

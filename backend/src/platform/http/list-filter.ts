import { askedDayProblem } from '#shared/dates/day-problems';
import { parseWireDay } from '#shared/dates/iso-date';
import { AppError } from '../errors.ts';

/** The check of each field of a list's filter; a text says what is wrong. */
export type FilterChecks<Name extends string> = Record<Name, (value: unknown) => boolean | string>;

/**
 * The non-empty fields, each checked: null and '' from react-admin mean no filter.
 * @throws INVALID_INPUT that names the field
 */
export function givenFilter<Name extends string>(
  filter: Partial<Record<Name, unknown>>,
  checks: FilterChecks<Name>,
): Partial<Record<Name, unknown>> {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined && value !== '');
  for (const [name, value] of given) {
    const verdict = checks[name as Name](value);
    if (verdict !== true) {
      const message = verdict || `filter ${name} is not valid.`;
      throw new AppError('INVALID_INPUT', message, { [verdict ? name : 'filter']: [message] });
    }
  }
  return Object.fromEntries(given) as Partial<Record<Name, unknown>>;
}

const MAX_TEXT = 200;
const MAX_IDS = 100;

export const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT;
/** The id of another row. */
export const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
/** MM/DD/YYYY or YYYY-MM-DD. */
export function isDay(value: unknown): boolean | string {
  const day = typeof value === 'string' ? parseWireDay(value) : null;
  return day !== null && (askedDayProblem(day) ?? true);
}
export const isFlag = (value: unknown): boolean => typeof value === 'boolean';
export const isOneOf =
  (allowed: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && allowed.includes(value);
/** A list of some of these. */
export const areSomeOf =
  (allowed: readonly string[]) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= allowed.length && value.every(isOneOf(allowed));
export const areIds = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MAX_IDS && value.every((id) => Number.isSafeInteger(id));

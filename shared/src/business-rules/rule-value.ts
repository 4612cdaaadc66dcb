import { MAX_VALUE_LENGTH, type RuleType } from '#shared/business-rules/business-rule.record';
import { parseWireDay } from '#shared/dates/iso-date';

export const NOT_A_NUMBER = 'Enter a whole number, for example 25.';
export const NOT_A_FLAG = 'Enter true or false.';
export const NOT_A_DAY = 'Enter a date, for example 11/1/2026, or leave the value empty.';
export const NOT_A_LIST = 'Enter at least one value; separate several with commas.';
export const VALUE_TOO_LONG = 'Enter at most 2,000 characters.';

const PROBLEM: Record<RuleType, (text: string) => string | null> = {
  text: () => null,
  number: (text) => (/^\d{1,9}$/.test(text) ? null : NOT_A_NUMBER),
  flag: (text) => (/^(true|false)$/i.test(text) ? null : NOT_A_FLAG),
  day: (text) => (text === '' || parseWireDay(text) ? null : NOT_A_DAY),
  list: (text) => (listOf(text).length > 0 && !listOf(text).includes('') ? null : NOT_A_LIST),
};

/** What is wrong with the text of a rule's value, or null. Surrounding spaces do not matter. */
export function valueProblem(type: RuleType, text: string): string | null {
  return text.length > MAX_VALUE_LENGTH ? VALUE_TOO_LONG : PROBLEM[type](text.trim());
}

/** A valid value in its canonical stored form: no surrounding spaces, true or false, YYYY-MM-DD, "a,b". */
export function storedValue(type: RuleType, text: string): string {
  const value = text.trim();
  if (type === 'flag') {
    return value.toLowerCase();
  }
  if (type === 'day') {
    return parseWireDay(value) ?? '';
  }
  return type === 'list' ? listOf(value).join(',') : value;
}

const listOf = (text: string): string[] => (text.trim() === '' ? [] : text.split(',').map((entry) => entry.trim()));

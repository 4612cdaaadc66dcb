import type { RuleType } from '#shared/business-rules/business-rule.record';
import { formatDay } from '#shared/formats/auto-date';

export const EMPTY = 'Empty';
export const NO_DATE = 'No date';

const NUMBER = new Intl.NumberFormat('en-US');

/** A rule's value for display: 1,500; Yes; 1/15/2027; "a, b". */
export function shownValue(type: RuleType, text: string): string {
  if (type === 'flag') {
    return text.toLowerCase() === 'true' ? 'Yes' : 'No';
  }
  if (text.trim() === '') {
    return type === 'day' ? NO_DATE : EMPTY;
  }
  if (type === 'number') {
    return Number.isNaN(Number(text)) ? text : NUMBER.format(Number(text));
  }
  if (type === 'day') {
    return formatDay(text);
  }
  return type === 'list' ? entriesOf(text).join(', ') : text;
}

/** The entries of a list value. */
export const entriesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

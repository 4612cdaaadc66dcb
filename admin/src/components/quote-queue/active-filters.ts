import { AGE_LABELS, type AgeBucket } from '#shared/sales-home/ageing';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { shownStatuses, type StatusChoice } from './shown-statuses.ts';

/** By filter, in the order of the inputs: what it says about a value; null if the value lets everything through. */
export type FilterWords = Readonly<Record<string, (value: unknown) => string | null>>;

export interface ActiveFilter {
  source: string;
  text: string;
}

/** The filters that leave something out. */
export const activeFilters = (words: FilterWords, values: Readonly<Record<string, unknown>>): ActiveFilter[] =>
  Object.entries(words).flatMap(([source, say]) => {
    const value = values[source];
    const text = value === undefined || value === null || value === '' ? null : say(value);
    return text === null ? [] : [{ source, text }];
  });

export const statusWords = (choices: readonly StatusChoice[]) => (value: unknown) => {
  const chosen = [value].flat() as QuoteStatus[];
  return chosen.length === 0 ? null : `Status: ${shownStatuses(chosen, choices)}`;
};

export const ageWords = (value: unknown) => `Days in status: ${AGE_LABELS[value as AgeBucket] ?? String(value)}`;

export const assigneeWords = (username: unknown) => `Assigned to: ${String(username)}`;

export const onlyMineWords = (value: unknown) => (value ? 'Only my work' : null);

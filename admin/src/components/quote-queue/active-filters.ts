import { AGE_LABELS, type AgeBucket } from '#shared/sales-home/ageing';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** A status by which a queue can be filtered, with its name for staff. */
export interface StatusChoice {
  id: QuoteStatus;
  name: string;
}

/** The selected statuses on one line: each by name, or their number; with none selected, every status is shown. */
export function shownStatuses(chosen: readonly QuoteStatus[], choices: readonly StatusChoice[]): string {
  const names = chosen.map((status) => choices.find(({ id }) => id === status)?.name ?? status);
  return names.length === 0 ? 'Any' : names.length > 3 ? `${names.length} statuses` : names.join(', ');
}

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

import type { SavedQuery } from 'react-admin';
import { MAX_PREFERENCE_BYTES } from '#shared/session/account.record';

const NAMELESS = 'Give the search a name.';
export const NO_ROOM = 'You have the maximum number of saved searches. Remove one first.';
export const MAX_NAME = 60;

/** Adds a search; it replaces the one with the same name. */
export const withSearch = (searches: readonly SavedQuery[], added: SavedQuery): SavedQuery[] =>
  [...searches.filter(({ label }) => label !== added.label), added].sort((a, b) => a.label.localeCompare(b.label));

/** Why the search cannot be saved; null if it can. */
export function savingProblem(searches: readonly SavedQuery[], name: string): string | null {
  if (name === '') {
    return NAMELESS;
  }
  const bytes = new TextEncoder().encode(JSON.stringify(searches)).length;
  return bytes > MAX_PREFERENCE_BYTES ? NO_ROOM : null;
}

/** The query parameters from which a list reads its filters, order and page. */
export function searchOf({ filter, sort, perPage }: SavedQuery['value'], page = 1): string {
  return new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify(filter ?? {}),
    order: sort?.order ?? 'ASC',
    page: String(page),
    perPage: String(perPage),
    sort: sort?.field ?? 'id',
  }).toString();
}

/** Filters and order are equal, regardless of the order of fields. */
export const isSameSearch = (one: SavedQuery['value'], other: SavedQuery['value']): boolean =>
  searchOf({ ...one, filter: sorted(one.filter) }) === searchOf({ ...other, filter: sorted(other.filter) });

const sorted = (filter: unknown): object =>
  Object.fromEntries(Object.entries((filter ?? {}) as object).sort(([a], [b]) => a.localeCompare(b)));

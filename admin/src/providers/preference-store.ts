import { memoryStore, type Store } from 'react-admin';
import { isPreferenceKey } from '#shared/session/preferences';
import { flushPreferences, keepPreference, keptPreferences } from './preferences.ts';
import { isTablePreference } from './table-preferences.ts';

/**
 * react-admin's store, kept with the user on the server: columns, widths and density of tables, and saved searches. Everything else that lists remember
 * (filters, selections) may hold names and numbers of people: it stays in the memory of this page, and never in the browser.
 */
export function preferenceStore(): Store {
  const memory = memoryStore(keptPreferences());
  window.addEventListener('pagehide', () => void flushPreferences(true));
  return {
    ...memory,
    setItem: (key, value) => {
      memory.setItem(key, value);
      if (isKept(key, value)) {
        keepPreference(key, value);
      }
    },
    removeItem: (key) => {
      memory.removeItem(key);
      if (key in keptPreferences()) {
        keepPreference(key, null);
      }
    },
  };
}

/** Saved searches, how tables look, and the hidden columns of a table whatever its key: those are names of fields. */
export const isKept = (key: string, value: unknown): boolean =>
  isPreferenceKey(key) &&
  (key.endsWith('.savedQueries') ||
    isTablePreference(key, value) ||
    (!IS_SELECTION.test(key) && Array.isArray(value) && value.every((each) => typeof each === 'string')));

/** What is chosen, and under which keys the lists keep it: a write for every list that is opened. */
const IS_SELECTION = /\.selectedIds(\.|$)/;

import { memoryStore, type Store } from 'react-admin';
import { isPreferenceKey } from '#shared/session/account.record';
import { flushPreferences, keepPreference, cachedPreferences } from './preferences.ts';
import { isTablePreference } from './table-preferences.ts';

/**
 * react-admin's store, saved with the user on the server: table columns, widths and density, and saved searches. Everything else
 * that lists remember (filters, selections) may contain people's names and numbers: it stays in memory, never in the browser's
 * storage.
 */
export function preferenceStore(): Store {
  const memory = memoryStore(cachedPreferences());
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
      if (key in cachedPreferences()) {
        keepPreference(key, null);
      }
    },
  };
}

/** Saved searches, table layout, and any table's hidden columns: those are field names. */
export const isKept = (key: string, value: unknown): boolean =>
  isPreferenceKey(key) &&
  (key.endsWith('.savedQueries') ||
    isTablePreference(key, value) ||
    (!IS_SELECTION.test(key) && Array.isArray(value) && value.every((each) => typeof each === 'string')));

/** Selections, and the keys under which lists remember them: these would cause a write for every list opened. */
const IS_SELECTION = /\.selectedIds(\.|$)/;

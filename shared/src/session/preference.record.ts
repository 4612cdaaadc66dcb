import { record } from '#shared/records/field';
import { anything, described } from '#shared/records/kinds';

const VALUE = { ...described(anything('Value'), 'Any JSON; null removes the key.'), fallback: undefined };

/** PUT /api/account/Preferences/{key}. The last write wins. Size limits are checked where it is stored. */
export const PREFERENCE = record('PreferenceBody', { Value: VALUE });

/** GET /api/account/Preferences: the caller's own settings, by key. */
export type PreferencesResponse = Record<string, unknown>;

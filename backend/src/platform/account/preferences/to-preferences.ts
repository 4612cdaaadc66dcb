import type { PreferencesResponse } from '#shared/session/account.record';
import type { UserPreference } from './user-preference.table.ts';

export const toPreferences = (kept: readonly UserPreference[]): PreferencesResponse =>
  Object.fromEntries(kept.map(({ name, value }) => [name, JSON.parse(value) as unknown]));

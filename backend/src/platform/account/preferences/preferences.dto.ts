import { PREFERENCE, type PreferencesResponse } from '#shared/session/preference.record';
import { bodyOf } from '../../http/body-of.ts';
import type { UserPreference } from './user-preference.table.ts';

export class PreferenceBody extends bodyOf(PREFERENCE) {}

export const toPreferences = (kept: readonly UserPreference[]): PreferencesResponse =>
  Object.fromEntries(kept.map(({ name, value }) => [name, JSON.parse(value) as unknown]));

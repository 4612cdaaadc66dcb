import { IsOptional } from 'class-validator';
import type { PreferenceRequest, PreferencesResponse } from '#shared/contract/preferences';
import type { UserPreference } from './user-preference.entity.ts';

/** PUT /api/account/Preferences/{key}. How much it may be is checked where it is written as text. */
export class PreferenceDto implements PreferenceRequest {
  @IsOptional() Value: unknown;
}

export const toPreferences = (kept: readonly UserPreference[]): PreferencesResponse =>
  Object.fromEntries(kept.map(({ name, value }) => [name, JSON.parse(value) as unknown]));

/** GET /api/account/Preferences: what the caller set up for themselves, by key. */
export type PreferencesResponse = Record<string, unknown>;

/** PUT /api/account/Preferences/{key}. The last write wins. */
export interface PreferenceRequest {
  /** Any JSON; null removes the key. */
  Value: unknown;
}

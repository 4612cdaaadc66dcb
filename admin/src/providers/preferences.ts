import type { PreferencesResponse } from '#shared/session/account.record';
import { PREFERENCES } from '#shared/session/account.calls';
import { ApiError } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { ABOUT_SESSION } from '#web/session/session';
import { writeBehind } from './write-behind.ts';

/** The user's preferences on the server; null while unknown: then nothing is written, to avoid overwriting them. */
let kept: PreferencesResponse | null = null;

const behind = writeBehind(
  async (key, value, isLeaving) => {
    const options = { ...ABOUT_SESSION, keepAlive: isLeaving, polling: true };
    await call(PREFERENCES.keep, { key, body: { Value: value } }, options);
  },
  (error) => error instanceof ApiError && error.status >= 400 && error.status < 500,
);

/** Called once, before the console renders. If it fails, the console still works, without saving preferences. */
export async function loadPreferences(): Promise<void> {
  try {
    kept = await call(PREFERENCES.list, {}, ABOUT_SESSION);
  } catch {
    kept = null;
  }
}

export const cachedPreferences = (): PreferencesResponse => kept ?? {};
export const arePreferencesKept = (): boolean => kept !== null;

export function keepPreference(key: string, value: unknown): void {
  if (arePreferencesKept()) {
    behind.note(key, value);
  }
}

/** Flushes pending writes: the user signs out or leaves the page. */
export const flushPreferences = behind.flush;

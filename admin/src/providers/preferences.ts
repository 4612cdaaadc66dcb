import type { PreferencesResponse } from '#shared/session/preference.record';
import { ApiError } from '#web/http/api-error';
import { getJson, send } from '#web/http/client';
import { ABOUT_SESSION } from '#web/session/session';
import { writeBehind } from './write-behind.ts';

const PATH = '/api/account/Preferences';

/** What the server keeps for the user; null while it is not known: then nothing is written, or what is there would be lost. */
let kept: PreferencesResponse | null = null;

const behind = writeBehind(
  async (key, value, isLeaving) => {
    const path = `${PATH}/${encodeURIComponent(key)}`;
    await send({ ...ABOUT_SESSION, method: 'PUT', path, body: { Value: value }, keepAlive: isLeaving, polling: true });
  },
  (error) => error instanceof ApiError && error.status >= 400 && error.status < 500,
);

/** Called once, before the console is drawn. When it fails the console works all the same, and forgets at its end. */
export async function loadPreferences(): Promise<void> {
  try {
    kept = await getJson<PreferencesResponse>(PATH, undefined, ABOUT_SESSION);
  } catch {
    kept = null;
  }
}

export const keptPreferences = (): PreferencesResponse => kept ?? {};
export const arePreferencesKept = (): boolean => kept !== null;

export function keepPreference(key: string, value: unknown): void {
  if (arePreferencesKept()) {
    behind.note(key, value);
  }
}

/** What is not yet written goes out now: someone signs out, or leaves the page. */
export const flushPreferences = behind.flush;

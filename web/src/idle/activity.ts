/** A timestamp only: shared by a browser's tabs, so that activity in one keeps the others signed in. */
const KEY = 'pq.last-activity';
const WRITE_EVERY_MS = 1_000;

let ownActivity = 0;

/** Records user activity. Called often; written at most once per second. */
export function noteActivity(now: number): void {
  if (now - ownActivity >= WRITE_EVERY_MS) {
    ownActivity = now;
    withStorage((storage) => storage.setItem(KEY, String(now)));
  }
}

/** The last activity in any tab. Milliseconds. */
export function lastActivity(): number {
  const shared = Number(withStorage((storage) => storage.getItem(KEY)) ?? 0);
  return Math.max(ownActivity, Number.isFinite(shared) ? shared : 0);
}

/** Tells the other tabs that the user has signed out. */
export const endActivity = (): void => void withStorage((storage) => storage.removeItem(KEY));

/** Calls back when another tab signs out. @returns a function that unsubscribes */
export function onSignedOutElsewhere(act: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === null) {
      act();
    }
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch {
    // Storage may be disabled: each tab then counts for itself.
    return null;
  }
}

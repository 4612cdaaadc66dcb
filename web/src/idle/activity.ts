/** A time, and nothing else: shared by the tabs of one browser so that work in one keeps the others signed in. */
const KEY = 'pq.last-activity';
const WRITE_EVERY_MS = 1_000;

let ownActivity = 0;

/** Notes that someone is at work. Called often; written at most once a second. */
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

/** Calls back when another tab signs out. @returns stops listening */
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
    // Storage can be switched off: each tab then counts for itself.
    return null;
  }
}

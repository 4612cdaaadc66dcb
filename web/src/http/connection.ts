/** How the app reaches the server: `offline` has no network, `unreachable` has one but no answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

const ASK_AGAIN_MS = 3_000;

let state: Connection = 'online';
const listeners = new Set<() => void>();

export const connection = (): Connection => state;

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Connection): void {
  if (next !== state) {
    state = next;
    listeners.forEach((listener) => listener());
  }
}

/** An answer came, whatever it says. */
export const noteAnswer = (): void => change('online');

/** No answer came. */
export const noteNoAnswer = (): void => change(isOffline() ? 'offline' : 'unreachable');

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Called once at start: follows the network, and while the server does not answer asks whether it is back. */
export function watchConnection(): void {
  window.addEventListener('offline', () => change('offline'));
  window.addEventListener('online', () => void ask());
  setInterval(() => {
    if (state !== 'online') {
      void ask();
    }
  }, ASK_AGAIN_MS);
}

/** Without a session: asking does not keep an unattended one alive. */
async function ask(): Promise<void> {
  try {
    const { ok } = await fetch('/api/health/live', { cache: 'no-store' });
    if (ok) {
      noteAnswer();
    }
  } catch {
    noteNoAnswer();
  }
}

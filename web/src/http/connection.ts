/** The connection to the server: `offline` has no network, `unreachable` has one but gets no response. */
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

/** A response arrived, whatever its status. */
export const noteAnswer = (): void => change('online');

/** No response arrived. */
export const noteNoAnswer = (): void => change(isOffline() ? 'offline' : 'unreachable');

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Called once at startup: follows the network state, and polls while the server does not respond. */
export function watchConnection(): void {
  window.addEventListener('offline', () => change('offline'));
  window.addEventListener('online', () => void ask());
  setInterval(() => {
    // A response sent before the network went says online: without asking, nothing would correct it.
    if (state !== 'online' || isOffline()) {
      void ask();
    }
  }, ASK_AGAIN_MS);
}

/** Without a session: polling does not keep an unattended one alive. */
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

const KEY = 'pq.last-path';

/** The user's last screen, to return to. Ids only: no query, no personal data. */
export function rememberPath(userId: number, pathname: string): void {
  write(JSON.stringify({ userId, pathname }));
}

export function forgetLastPath(): void {
  write(null);
}

/** Null for another user, or when nothing is stored. */
export function lastPathOf(userId: number): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { userId?: unknown; pathname?: unknown } | null;
    return kept?.userId === userId && typeof kept.pathname === 'string' ? kept.pathname : null;
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, text);
    }
  } catch {
    // Storage may be disabled; the user then starts on the dashboard.
  }
}

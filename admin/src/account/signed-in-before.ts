const KEY = 'pq.console.signed-in';

/**
 * Whether a user was signed in when this browser last had the console open. Only a hint, to load the console's code in parallel
 * with the session. Contains no user data.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    localStorage.setItem(KEY, String(signedIn));
  } catch {
    // Storage may be disabled; the code then loads after the session.
  }
}

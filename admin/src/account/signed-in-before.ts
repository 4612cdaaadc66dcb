const KEY = 'pq.console.signed-in';

/**
 * Whether someone was signed in when this browser last had the console open. Only a hint: with it the console's code is
 * fetched together with the session instead of after it. It names nobody.
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
    // Storage can be switched off; the code then comes after the session.
  }
}

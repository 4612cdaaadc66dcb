const OWN = 'https://own.invalid';

/**
 * Validates a redirect target from outside (returnUrl, ssoDest): only paths of this site are allowed.
 *
 * @returns path, query and fragment, or null for another site, a script, or anything that browsers interpret as one
 */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) {
    return null;
  }
  try {
    const { origin, pathname, search, hash } = new URL(text, OWN);
    // "//host" and "/\host" are other sites; so is a path that still starts like that after parsing.
    return origin === OWN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}

/** Console screens to which the portal links back when a quote was opened from them. */
const CONSOLE = '/sales/';
const PARAMETER = 'returnUrl';

/** A portal path with the way back to a console screen. */
export const withReturn = (path: string, consolePath: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [PARAMETER]: consolePath }).toString()}`;

/** The way back in a portal URL; null if there is none, or if it leads anywhere but to the console. */
export function returnOf(search: string): string | null {
  const own = ownPath(new URLSearchParams(search).get(PARAMETER));
  return own?.startsWith(CONSOLE) ? own : null;
}

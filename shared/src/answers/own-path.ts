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

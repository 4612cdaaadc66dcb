const OWN = 'https://own.invalid';

/**
 * A place to send the user that came from outside (returnUrl, ssoDest): only a path of this site passes.
 *
 * @returns path, query and fragment, or null for another site, a script, or anything that browsers read as one
 */
export function ownPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) {
    return null;
  }
  try {
    const { origin, pathname, search, hash } = new URL(text, OWN);
    // "//host" and "/\host" are other sites; a path that still begins so after reading would be one, too.
    return origin === OWN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
}

import { ownPath } from '#shared/answers/own-path';

/** The console's base path; everything else on this site belongs to the portal. */
export const CONSOLE = '/sales';
export const CONSOLE_HOME = `${CONSOLE}/`;
const SIGN_IN = `${CONSOLE}/login`;

export const UNAUTHORIZED = '/unauthorized';
export const PORTAL_HOME = '/dashboard';

export const isSignInAddress = (pathname: string): boolean => pathname === SIGN_IN || pathname === `${SIGN_IN}/`;

/** The console's sign-in page, with the way back to one of its screens. */
export function signInAddress(from: string): string {
  const own = consolePath(from);
  return own === CONSOLE_HOME ? SIGN_IN : `${SIGN_IN}?returnUrl=${encodeURIComponent(own)}`;
}

/** Where to go after signing in, or when a signed-in user opens the sign-in page. */
export const addressAfterSignIn = (query: string): string => consolePath(new URLSearchParams(query).get('returnUrl'));

/** A console screen; its home for anything else: another site, the portal, the sign-in page itself. */
function consolePath(text: string | null): string {
  const own = ownPath(text);
  const pathname = own?.split(/[?#]/)[0] ?? '';
  return own && pathname.startsWith(`${CONSOLE}/`) && !isSignInAddress(pathname) ? own : CONSOLE_HOME;
}

import { ownPath } from '#shared/answers/own-path';
import { marketplaceLandingPath } from '#shared/individuals/individual-next-step';

/** The first screen of everybody: spec 002 section 2. */
export const DASHBOARD = '/dashboard';
const SALES = '/sales/group';
/** Lead to other paths even when encoded: https://url.spec.whatwg.org/#double-dot-path-segment. */
const DOT_SEGMENTS = ['.', '..'];

/**
 * Where the URL that opened the product redirects, if anywhere: the return from the marketplace or from single sign-on.
 *
 * Source: spec 000 section 2, "Startup".
 */
export function startAddress(query: string): string | null {
  const parameters = new URLSearchParams(query);
  const ffmId = parameters.get('ffmid');
  const completed = parameters.get('applicationCompleted');
  if (ffmId && completed === 'true' && !DOT_SEGMENTS.includes(ffmId)) {
    return marketplaceLandingPath(ffmId);
  }
  if (completed !== null) {
    return '/dashboard';
  }
  return ownPath(parameters.get('ssoDest'));
}

/** On the partner's host, the sign-in page and the dashboard lead to the sales dashboard. Source: spec 002 section 4. */
export const partnerAddress = (host: string, partnerHost: string | null, pathname: string): string | null =>
  partnerHost !== null && host === partnerHost && (pathname === '/login' || pathname === '/dashboard') ? SALES : null;

/** The sign-in page, with the way back to a path of this site. */
export const signInAddress = (returnPath: string): string => {
  const own = ownPath(returnPath);
  return own && own !== '/' && !isSignIn(own) ? `/login?returnUrl=${encodeURIComponent(own)}` : '/login';
};

/** Where to go after signing in, or when a signed-in user opens the sign-in page. Source: spec 002 section 2. */
export const addressAfterSignIn = (query: string): string => {
  const start = startAddress(query);
  if (start !== null) {
    return start;
  }
  const own = ownPath(new URLSearchParams(query).get('returnUrl'));
  return own && !isSignIn(own) ? own : DASHBOARD;
};

const isSignIn = (path: string): boolean => /^\/login\b/.test(path);

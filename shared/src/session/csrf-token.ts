/** Spec 000 section 7, "Base behaviour". */
const COOKIE = 'PQ-XSRF-TOKEN';
export const CSRF_HEADER = 'X-PQ-XSRF-TOKEN';

/**
 * The token from the server's readable cookie, or '' before the first response.
 *
 * @param cookies the value of document.cookie
 */
export function csrfToken(cookies: string): string {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) : '';
}

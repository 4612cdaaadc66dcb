/** Spec 000 section 7, "Base behaviour". */
const COOKIE = 'PQ-XSRF-TOKEN';
export const CSRF_HEADER = 'X-PQ-XSRF-TOKEN';

/**
 * The token that the server put into its readable cookie, or '' before the first answer.
 *
 * @param cookies as document.cookie gives them
 */
export function csrfToken(cookies: string): string {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) : '';
}

import { ownPath } from '#shared/answers/own-path';

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

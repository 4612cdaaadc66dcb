import { ownPath } from '#shared/answers/own-path';

/** Screens of the console: whoever opens a quote from one of them goes back there. */
const CONSOLE = '/sales/';
const PARAMETER = 'returnUrl';

/** A path of the portal with the way back to a screen of the console. */
export const withReturn = (path: string, consolePath: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [PARAMETER]: consolePath }).toString()}`;

/** The way back that an address of the portal carries; null where there is none, or it leads anywhere but to the console. */
export function returnOf(search: string): string | null {
  const own = ownPath(new URLSearchParams(search).get(PARAMETER));
  return own?.startsWith(CONSOLE) ? own : null;
}

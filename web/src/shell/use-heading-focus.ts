import { createContext, useContext, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

const FIRST_PAGE = 'default';

/**
 * What counts as a new screen. `path`: each path is a page. `arrival`: dialogs have their own paths and lists restore their scroll
 * position, so only a newly mounted screen counts.
 */
export const NewScreen = createContext<'path' | 'arrival'>('path');

/** The page whose heading had the focus last: its loading frame, then the page itself. */
let announced: string | null = null;

/**
 * Focuses the heading after navigation, so that screen readers announce the screen and the next Tab starts at the top. Not for the
 * first page of a visit, nor when a page only changes its own URL, nor where a part that arrives with it takes the focus itself.
 * Once announced, a page that follows its loading frame takes the focus only where it has gone with the frame: whoever has moved on
 * keeps their place.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isEachPathNew = useContext(NewScreen) === 'path';
  const { pathname, key } = useLocation();
  const [arrival] = useState({ pathname, isFirst: key === FIRST_PAGE });
  const place = isEachPathNew ? pathname : arrival.pathname;
  // Before the page is painted: later, it would take the focus from whoever was quicker.
  useLayoutEffect(() => {
    if (arrival.isFirst && place === arrival.pathname) {
      return;
    }
    if (announced === place && document.activeElement !== document.body) {
      return;
    }
    if (isEachPathNew) {
      window.scrollTo(0, 0);
    } else if (document.querySelector('[role="dialog"], [data-takes-focus]')) {
      return;
    }
    announced = place;
    heading.current?.focus({ preventScroll: true });
  }, [place, arrival, isEachPathNew]);
  return heading;
}

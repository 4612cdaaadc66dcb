import { createContext, useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

const FIRST_PAGE = 'default';

/**
 * What makes a screen a new one. `path`: each path is a page. `arrival`: dialogs have paths of their own and lists
 * restore their scroll position, so only a screen that has just been mounted is new.
 */
export const NewScreen = createContext<'path' | 'arrival'>('path');

/**
 * Moves the focus to the heading when the user comes from another screen, so that a screen reader says where they are and
 * the next Tab starts at the top. The first page of a visit is left to the browser; so is what a page writes into its own address.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isEachPathNew = useContext(NewScreen) === 'path';
  const { pathname, key } = useLocation();
  const [arrival] = useState({ pathname, isFirst: key === FIRST_PAGE });
  const place = isEachPathNew ? pathname : arrival.pathname;
  useEffect(() => {
    if (arrival.isFirst && place === arrival.pathname) {
      return;
    }
    if (isEachPathNew) {
      window.scrollTo(0, 0);
    } else if (document.querySelector('[role="dialog"]')) {
      return;
    }
    heading.current?.focus({ preventScroll: true });
  }, [place, arrival, isEachPathNew]);
  return heading;
}

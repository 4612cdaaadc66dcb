import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

const FIRST_PAGE = 'default';

/**
 * Moves the focus to the heading when the user comes from another page, so that a screen reader says where they are and
 * the next Tab starts at the top. The first page of a visit is left to the browser; so is what a page writes into its own address.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const [arrival] = useState({ pathname, isFirst: key === FIRST_PAGE });
  useEffect(() => {
    if (!arrival.isFirst || pathname !== arrival.pathname) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
  }, [pathname, arrival]);
  return heading;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStoredState } from '../../../app/use-stored-state.ts';

interface Place {
  scrollY: number;
  /** Target of the link that was followed. */
  to: string;
}

interface ReturnPlace {
  /** Of the list that the links are in. */
  list: RefObject<HTMLDivElement | null>;
  /** Call before a link is followed. */
  leave: (to: string) => void;
}

/** Brings users who opened a record and come back to the same place: scrolled as before, with the focus on the record's link. */
export function useReturnPlace(name: string, areRowsShown: boolean): ReturnPlace {
  const list = useRef<HTMLDivElement>(null);
  const [stored, store] = useStoredState<Place | null>(`${name}:place`, null);
  const [arrival] = useState(stored);
  const hasReturned = useRef(arrival === null);
  useEffect(() => {
    if (!areRowsShown || hasReturned.current || arrival === null) {
      return;
    }
    // After the screen has put the focus on its heading.
    const frame = requestAnimationFrame(() => {
      hasReturned.current = true;
      store(null);
      window.scrollTo(0, arrival.scrollY);
      linkTo(list.current, arrival.to)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [areRowsShown, arrival, store]);
  return { list, leave: (to) => store({ scrollY: window.scrollY, to }) };
}

const linkTo = (list: HTMLElement | null, to: string): HTMLAnchorElement | undefined =>
  [...(list?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === to);

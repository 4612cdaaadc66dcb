import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { linkId, placeOf } from './row-place.ts';

const WAIT_MS = 10_000;

/** Anyone who comes back from a quote finds its row where it stood, with the focus on it. Once: a reload begins at the top. */
export function useReturnToRow(): void {
  const { data, isPlaceholderData } = useListContext();
  const place = useRef(placeOf(window.location.hash));
  useEffect(() => {
    if (!data || isPlaceholderData || !place.current) {
      return;
    }
    const { quoteId, top } = place.current;
    place.current = null;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    whenThere(linkId(quoteId), (link) => {
      window.scrollBy(0, link.getBoundingClientRect().top - top);
      link.focus({ preventScroll: true });
    });
  }, [data, isPlaceholderData]);
}

/** The table that shows the rows may still have to be loaded. */
function whenThere(id: string, act: (element: HTMLElement) => void): void {
  const look = () => {
    const element = document.getElementById(id);
    if (element) {
      observer.disconnect();
      // Once the rows have the height of what is in them.
      requestAnimationFrame(() => act(element));
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  look();
}

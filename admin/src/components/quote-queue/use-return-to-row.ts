import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { linkId, placeOf } from './row-place.ts';

const WAIT_MS = 10_000;

/** When the user returns from a quote, scrolls its row to where it was and focuses it. Once only: a reload starts at the top. */
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

/** The table's code may still be loading. */
function whenThere(id: string, act: (element: HTMLElement) => void): void {
  const look = () => {
    const element = document.getElementById(id);
    if (element) {
      observer.disconnect();
      // Wait until the rows have their final height.
      requestAnimationFrame(() => act(element));
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  look();
}

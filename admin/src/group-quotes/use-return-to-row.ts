import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { linkId, placeOf } from './row-place.ts';

/** Whoever comes back from a quote finds its row where it stood, with the focus on it. Once: a reload begins at the top. */
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
    const link = document.getElementById(linkId(quoteId));
    if (link) {
      window.scrollBy(0, link.getBoundingClientRect().top - top);
      link.focus({ preventScroll: true });
    }
  }, [data, isPlaceholderData]);
}

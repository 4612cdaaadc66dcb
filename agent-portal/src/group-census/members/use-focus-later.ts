import { useCallback, useEffect, useReducer, useRef } from 'react';

/**
 * Focuses an element that appears with the next render: a row on another page, the button of a row that was just saved.
 *
 * @returns a function that takes the element's id, and fallback ids
 */
export function useFocusLater(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  const tries = useRef(0);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (wanted.current.length === 0) {
      return;
    }
    const element = wanted.current.map((id) => document.getElementById(id)).find((found) => found !== null);
    tries.current += 1;
    if (element || tries.current > MOST_TRIES) {
      wanted.current = [];
    }
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  });
  return useCallback((...ids) => {
    wanted.current = ids;
    tries.current = 0;
    // The element may already be there, with no further render coming.
    drawAgain();
  }, []);
}

/** If the element has not appeared after this many renders, it never will. */
const MOST_TRIES = 5;

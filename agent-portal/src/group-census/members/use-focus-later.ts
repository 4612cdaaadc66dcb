import { useCallback, useEffect, useReducer, useRef } from 'react';

/**
 * Moves the focus to an element that is drawn with the next change: the row of another page, the button of a row that was just
 * saved.
 *
 * @returns call it with the element's id, and with others to fall back on
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
    // The element may be there already, and nothing else about to change.
    drawAgain();
  }, []);
}

/** An element that has not come after so many changes of the screen will not come. */
const MOST_TRIES = 5;

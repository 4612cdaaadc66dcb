import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same and always does the latest: rows of a long list need not be drawn again for it. */
export function useStableCallback<Given extends unknown[]>(callback: (...given: Given) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

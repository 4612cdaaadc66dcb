import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable callback that always calls the latest version, so that the rows of a long list need not re-render. */
export function useStableCallback<Given extends unknown[]>(callback: (...given: Given) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

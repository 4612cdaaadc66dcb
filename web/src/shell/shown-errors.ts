import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many errors the page shows at the moment, in its fields and above them. */
let shown = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  shown += change;
  listeners.forEach((changed) => changed());
}

/** For whatever shows an error that a user has to correct: while it does, the title of the page begins with "Error:". */
export function useShownError(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) {
      return undefined;
    }
    count(1);
    return () => count(-1);
  }, [isShown]);
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export const useHasShownErrors = (): boolean => useSyncExternalStore(watch, () => shown > 0);

import { useEffect, useRef } from 'react';
import { useIsNarrow } from '../components/use-is-narrow.ts';

/** On a phone the form fills the screen: what was found is scrolled to as soon as it is there. */
export function useResultsInSight(isSearching: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const isNarrow = useIsNarrow();
  useEffect(() => {
    if (isAwaited.current && !isSearching && ref.current) {
      isAwaited.current = false;
      if (isNarrow) {
        ref.current.scrollIntoView({ block: 'start' });
      }
    }
  }, [isSearching, isNarrow]);
  return {
    ref,
    awaitThem: () => {
      isAwaited.current = true;
    },
  };
}

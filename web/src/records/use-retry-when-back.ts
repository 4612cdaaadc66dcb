import { useEffect, useEffectEvent, useRef } from 'react';
import { connection, onConnectionChange } from '../http/connection.ts';
import type { SaveState } from './use-save-state.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Repeats a save that found no server, or a busy one, once the server can be reached again; after each failure it waits twice as long.
 * Only for saves of the current values: repeating one never brings back an older value.
 */
export function useRetryWhenBack(state: SaveState): void {
  const failures = useRef(0);
  const retry = useEffectEvent(() => state.kind === 'failed' && state.retry?.());
  useEffect(() => {
    if (state.kind === 'saved') {
      failures.current = 0;
    }
    if (state.kind !== 'failed' || state.retry === null) {
      return undefined;
    }
    const waitMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures.current);
    failures.current += 1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (connection() === 'online') {
        timer = setTimeout(retry, waitMs);
      }
    };
    wait();
    const stop = onConnectionChange(wait);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [state]);
}

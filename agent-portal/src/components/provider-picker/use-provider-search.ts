import { useEffect, useRef, useState } from 'react';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { isCancelled } from '#web/http/api-error';
import type { Found } from './find-providers.ts';

interface SearchState {
  isBusy: boolean;
  /** Why no provider was found. */
  problem: string | null;
  found: readonly ProviderResponse[];
}

interface ProviderSearch extends SearchState {
  /** @param onOne called with the provider when there is exactly one */
  start: (find: (signal: AbortSignal) => Promise<Found>, onOne?: (provider: ProviderResponse) => void) => void;
  /** Clears the results and ignores pending requests. */
  reset: () => void;
}

const IDLE: SearchState = { isBusy: false, problem: null, found: [] };

/** One search at a time; the latest wins. */
export function useProviderSearch(): ProviderSearch {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (next: SearchState): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    setState(next);
    return running.current.signal;
  };
  const start: ProviderSearch['start'] = (find, onOne) => {
    const signal = begin({ ...IDLE, isBusy: true });
    find(signal).then(
      (found) => {
        if (signal.aborted) {
          return;
        }
        setState(stateAfter(found));
        if ('providers' in found && found.providers.length === 1) {
          onOne?.(found.providers[0]!);
        }
      },
      (error: unknown) => {
        if (!isCancelled(error)) {
          throw error;
        }
      },
    );
  };
  return { ...state, start, reset: () => begin(IDLE) };
}

const stateAfter = (found: Found): SearchState =>
  'problem' in found ? { ...IDLE, problem: found.problem } : { ...IDLE, found: found.providers };

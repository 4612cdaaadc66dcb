import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../http/api-error.ts';

export type SaveState =
  | { kind: 'nothing' }
  | { kind: 'saving' }
  /** `isDraft`: the server keeps the input, and the record is as it was. */
  | { kind: 'saved'; at: string; isDraft?: boolean }
  /** `retry` only if the same request may succeed later. */
  | { kind: 'failed'; retry: (() => void) | null };

export interface SaveTracker {
  state: SaveState;
  /** Runs a write and shows its progress and result. Rejects if the write does. */
  track: <T>(work: () => Promise<T>, retry?: () => void) => Promise<T>;
}

const mayWorkNextTime = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

/** Whether everything on screen is stored: "Saved 10:42", "Saving", "Not saved". */
export function useSaveState(): SaveTracker {
  const [state, setState] = useState<SaveState>({ kind: 'nothing' });
  const running = useRef(0);
  const track = useCallback(async <T>(work: () => Promise<T>, retry?: () => void): Promise<T> => {
    running.current += 1;
    setState({ kind: 'saving' });
    try {
      const result = await work();
      running.current -= 1;
      setState(running.current > 0 ? { kind: 'saving' } : { kind: 'saved', at: new Date().toISOString() });
      return result;
    } catch (error) {
      running.current -= 1;
      setState({ kind: 'failed', retry: (mayWorkNextTime(error) && retry) || null });
      throw error;
    }
  }, []);
  return { state, track };
}

import { useEffect, useState } from 'react';
import type { RenewalPreview } from '#shared/renewals/upcoming-renewal.record';
import { previewGroups } from './passive-renewals.api.ts';

/** So many groups in one request, so that the bar moves and nobody else waits long. */
const CHUNK = 50;

export interface PreviewState {
  previews: readonly RenewalPreview[];
  isDone: boolean;
  error: Error | null;
  retry: () => void;
}

/** What would become of these groups, some at a time; stops when the screen is left. */
export function usePreview(groupIds: readonly number[]): PreviewState {
  const [previews, setPreviews] = useState<readonly RenewalPreview[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [ids] = useState(groupIds);

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      setPreviews([]);
      setError(null);
      for (let first = 0; first < ids.length; first += CHUNK) {
        const some = await previewGroups(ids.slice(first, first + CHUNK), leaving.signal);
        setPreviews((earlier) => [...earlier, ...some]);
      }
    };
    ask().catch((failure: unknown) => {
      if (!leaving.signal.aborted) {
        setError(failure as Error);
      }
    });
    return () => leaving.abort();
  }, [ids, attempt]);

  const isDone = previews.length >= ids.length;
  return { previews, isDone, error, retry: () => setAttempt((count) => count + 1) };
}

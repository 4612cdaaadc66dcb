import { useEffect, useReducer } from 'react';

/** A browser's timer holds no more than 24 days. */
const LONGEST_MS = 86_400_000;

/** Whether this instant has come; the component is shown again when it does. null = it has. */
export function useIsPast(instant: string | null): boolean {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const left = instant === null ? 0 : Date.parse(instant) - Date.now();
  useEffect(() => {
    if (left > 0) {
      const timer = setTimeout(look, Math.min(left, LONGEST_MS));
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [instant, left]);
  return left <= 0;
}

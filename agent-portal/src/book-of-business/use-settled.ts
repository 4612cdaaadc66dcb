import { useEffect, useState } from 'react';

/** Long enough that a word is asked for once, short enough that nobody waits for it. */
const SETTLED_MS = 250;

/** Typed text once the typing has paused; emptied text at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLED_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

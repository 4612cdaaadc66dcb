import { useEffect, useState } from 'react';

/** Debounce: long enough to send one request per word, short enough not to be noticed. */
const SETTLED_MS = 250;

/** Text after typing has paused; cleared text immediately. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), text === '' ? 0 : SETTLED_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

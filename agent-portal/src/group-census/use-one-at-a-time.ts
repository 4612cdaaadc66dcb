import { useRef, useState } from 'react';

/** A second start while one runs does nothing. */
export function useOneAtATime() {
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) {
      return;
    }
    running.current = true;
    setRunning(true);
    try {
      await work();
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { isRunning, once };
}

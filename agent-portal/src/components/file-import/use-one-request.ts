import { useEffect, useRef, useState } from 'react';
import { errorMessage, isCancelled } from '#web/http/api-error';

export interface OneRequest {
  /** What is under way, in words; null when nothing is. */
  running: string | null;
  /** What the server refused, line by line. */
  messages: readonly string[];
  run: (text: string, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  cancel: () => void;
  forgetMessages: () => void;
}

/** The requests of an import, one at a time: the newest one counts, the one before is given up. */
export function useOneRequest(linesOf: (error: unknown) => string[] = (error) => [errorMessage(error)]): OneRequest {
  const [running, setRunning] = useState<string | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const run: OneRequest['run'] = async (text, work) => {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setRunning(text);
    setMessages([]);
    try {
      await work(own.signal);
    } catch (error) {
      if (!isCancelled(error) && request.current === own) {
        setMessages(linesOf(error));
      }
    } finally {
      if (request.current === own) {
        request.current = null;
        setRunning(null);
      }
    }
  };
  const cancel = () => {
    request.current?.abort();
    request.current = null;
    setRunning(null);
  };
  return { running, messages, run, cancel, forgetMessages: () => setMessages([]) };
}

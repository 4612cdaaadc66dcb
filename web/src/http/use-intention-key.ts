import { useRef } from 'react';

/**
 * The idempotency key of what the user intends: the same for a repeat after a lost response or a double click, another one for another
 * body. Once answered, `renew`: the same words are then another intention.
 */
export function useIntentionKey(): { keyOf: (request: unknown) => string; renew: () => void } {
  const intended = useRef({ body: '', key: '' });
  return {
    keyOf: (request) => {
      const body = JSON.stringify(request);
      if (intended.current.body !== body) {
        intended.current = { body, key: crypto.randomUUID() };
      }
      return intended.current.key;
    },
    renew: () => {
      intended.current = { body: '', key: '' };
    },
  };
}

import { useState } from 'react';
import { queryClient } from './query-client.ts';

const KEPT = 'kept';
queryClient.setQueryDefaults([KEPT], { gcTime: Infinity });

/**
 * State of a screen that is there again when the user comes back to it: what was searched for, the page, the order. In memory
 * alone, because it may name people, and forgotten when the user signs out.
 */
export function useKeptState<Value>(name: string, initial: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => queryClient.getQueryData<Value>([KEPT, name]) ?? initial);
  return [
    value,
    (next) => {
      queryClient.setQueryData<Value>([KEPT, name], next);
      setValue(next);
    },
  ];
}

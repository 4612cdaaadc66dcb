import { useState } from 'react';
import { queryClient } from './query-client.ts';

const KEPT = 'kept';
queryClient.setQueryDefaults([KEPT], { gcTime: Infinity });

/**
 * Screen state that survives leaving the screen: search text, page, sort order. In memory only, because it may name people; cleared
 * on sign-out.
 */
export function useStoredState<Value>(name: string, initial: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => queryClient.getQueryData<Value>([KEPT, name]) ?? initial);
  return [
    value,
    (next) => {
      queryClient.setQueryData<Value>([KEPT, name], next);
      setValue(next);
    },
  ];
}

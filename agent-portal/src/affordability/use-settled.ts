import { useEffect, useState } from 'react';

const AFTER_MS = 250;

/** The value once it has not changed for a moment: typing a number asks once, not for each digit. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Asks once for every key. */
export default function memoize<Given extends unknown[], Answer>(
  ask: (...given: Given) => Answer,
  keyOf: (...given: Given) => unknown,
): (...given: Given) => Answer {
  const known = new Map<unknown, Answer>();
  return (...given) => {
    const key = keyOf(...given);
    if (!known.has(key)) {
      known.set(key, ask(...given));
    }
    return known.get(key)!;
  };
}

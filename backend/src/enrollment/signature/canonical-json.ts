/** The canonical JSON text of a value: sorted keys, no spaces, so that equal values have equal digests. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortedNames);

const sortedNames = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
    : value;

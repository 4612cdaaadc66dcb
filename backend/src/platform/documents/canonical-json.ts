import { createHash } from 'node:crypto';

/** The canonical JSON text of a value: sorted keys, no spaces, so that equal values have equal digests. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortedNames);

/** The digest under which content is signed, hex. */
export const contentDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

const sortedNames = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
    : value;

import { createHash } from 'node:crypto';

/** 32 bytes in base64 that look random, as production requires of its keys; equal for equal seeds. */
export const keyOf = (seed: string): string => createHash('sha256').update(seed).digest('base64');

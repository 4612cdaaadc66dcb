import { randomUUID } from 'node:crypto';

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** "7c/7c9e…": random, so that a key reveals nothing and is unique; the first folder keeps the others small. */
export function newBlobKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/** @throws RangeError for anything but a key from newBlobKey, so that no other path is ever opened */
export function assertBlobKey(key: string): void {
  if (!KEY.test(key)) {
    throw new RangeError('This is not the key of a document.');
  }
}

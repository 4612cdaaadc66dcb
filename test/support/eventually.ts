import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
/** Far longer than anything takes, even on a busy machine. */
const WAIT_LIMIT_MS = 120_000;

/** Polls until the value read meets the expectation. Fails with the value read last. */
export async function eventually<Value>(read: () => Promise<Value>, check: (value: Value) => void): Promise<Value> {
  const deadline = Date.now() + WAIT_LIMIT_MS;
  for (;;) {
    const value = await read();
    try {
      check(value);
      return value;
    } catch (problem) {
      if (Date.now() > deadline) {
        throw problem;
      }
    }
    await sleep(EVERY_MS);
  }
}

/** The same for a value that is known. */
export const becomes = <Value>(read: () => Promise<Value>, expected: Value): Promise<Value> =>
  eventually(read, (value) => expect(value).toEqual(expected));

import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
/** Far longer than anything takes, even on a busy machine. */
const WAIT_LIMIT_MS = 120_000;

/** Of `until`. */
const OFTEN_MS = 10;
const OF_THOUSANDS_MS = 1_200_000;

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

/** Asks often, for what must be seen in the middle of something, and as long as thousands of things take. */
export async function until(isIt: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + OF_THOUSANDS_MS;
  while (!(await isIt())) {
    if (Date.now() > deadline) {
      throw new Error(`It did not happen within ${OF_THOUSANDS_MS / 60_000} minutes.`);
    }
    await sleep(OFTEN_MS);
  }
}

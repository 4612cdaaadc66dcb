import { setTimeout as sleep } from 'node:timers/promises';
import { ACTION_LIMIT_MS } from './start-browser.ts';

const EVERY_MS = 50;

/** Waits until what is read is as expected: a page shows what it has when it has it. Fails with what was read last. */
export async function eventually<Value>(read: () => Promise<Value>, check: (value: Value) => void): Promise<void> {
  const deadline = Date.now() + ACTION_LIMIT_MS;
  for (;;) {
    const value = await read();
    try {
      check(value);
      return;
    } catch (problem) {
      if (Date.now() > deadline) {
        throw problem;
      }
    }
    await sleep(EVERY_MS);
  }
}

/** The same for a value that is known. */
export const becomes = <Value>(read: () => Promise<Value>, expected: Value): Promise<void> =>
  eventually(read, (value) => expect(value).toEqual(expected));

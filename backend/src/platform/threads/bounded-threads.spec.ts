import { jest } from '@jest/globals';
import { BoundedThreads } from './bounded-threads.ts';

const MOST_MS = 200;

describe('BoundedThreads', () => {
  afterEach(() => jest.useRealTimers());

  const run = (code: string) =>
    new BoundedThreads<null, string>({
      module: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
      limits: { megabytes: 64, milliseconds: MOST_MS, atOnce: 1, waiting: 1, perUser: 1 },
      refusals: { tooMany: '', tooManyOfUser: '', tookTooLong: 'Too long.', tooLarge: '', failed: 'Failed.' },
      onFailure: () => undefined,
    }).run(1, null);

  it('waits for a thread that a busy machine lets wait', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const answer = run(`import { parentPort } from 'node:worker_threads'; parentPort.postMessage('Done.');`);
    await jest.advanceTimersByTimeAsync(10 * MOST_MS);
    expect(await answer).toBe('Done.');
  });

  it('stops a thread that works on and on', async () => {
    await expect(run('for (;;);')).rejects.toThrow('Too long.');
  });

  it('stops a thread that waits for ever', async () => {
    await expect(run('setInterval(() => undefined, 1_000);')).rejects.toThrow('Too long.');
  });

  it('says when a thread ends without an answer', async () => {
    await expect(run('process.exit(0);')).rejects.toThrow('Failed.');
  });
});

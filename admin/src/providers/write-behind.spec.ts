import { jest } from '@jest/globals';
import { writeBehind } from './write-behind.ts';

const REFUSED = new Error('refused');

describe('values that are written behind', () => {
  const written: [string, unknown, boolean][] = [];
  let failure: Error | null;
  const start = () =>
    writeBehind(
      (key, value, isLeaving) => {
        written.push([key, value, isLeaving]);
        return failure ? Promise.reject(failure) : Promise.resolve();
      },
      (error) => error === REFUSED,
    );

  beforeEach(() => {
    jest.useFakeTimers();
    written.length = 0;
    failure = null;
  });
  afterEach(() => jest.useRealTimers());

  it('go out once, half a second after the last change, with the last value', async () => {
    const { note } = start();
    note('a', 1);
    await jest.advanceTimersByTimeAsync(499);
    note('a', 2);
    note('b', 3);
    await jest.advanceTimersByTimeAsync(499);
    expect(written).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(written).toEqual([
      ['a', 2, false],
      ['b', 3, false],
    ]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(2);
  });

  it('go out at once when the page is left', async () => {
    const { note, flush } = start();
    note('a', 1);
    await flush(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual([['a', 1, true]]);
  });

  it('are tried again when the server did not answer, with the newest value', async () => {
    const { note } = start();
    failure = new Error('unreachable');
    note('a', 1);
    await jest.advanceTimersByTimeAsync(500);
    failure = null;
    await jest.advanceTimersByTimeAsync(29_999);
    expect(written).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(written).toEqual([
      ['a', 1, false],
      ['a', 1, false],
    ]);
  });

  it('are not tried again when they were refused', async () => {
    const { note } = start();
    failure = REFUSED;
    note('a', 1);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(written).toHaveLength(1);
  });
});

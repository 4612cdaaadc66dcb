import { retryDelayMs } from './worker.ts';

describe('retryDelayMs', () => {
  it.each([
    [1, 5_000],
    [2, 20_000],
    [5, 900_000],
    [6, null],
    [100, null],
  ])('after attempt %s', (attempt, pause) => {
    expect(retryDelayMs(attempt)).toBe(pause);
  });
});

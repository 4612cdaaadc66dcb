import { sortAnswers } from './answers.ts';

const row = (given: object = {}) => ({
  id: 1,
  Status: 'Failed',
  Attempts: 2,
  ErrorDate: '2026-11-22T09:45:00Z',
  ...given,
});

describe('what became of a row that was sent', () => {
  it.each([
    ['it is gone', row(), [], { gone: [1], failed: [] }],
    ['it waits for its turn', row(), [row()], { gone: [], failed: [] }],
    ['it waits for an answer', row(), [row({ Status: 'Waiting', Attempts: 3 })], { gone: [], failed: [] }],
    ['it failed again', row(), [row({ Attempts: 3 })], { gone: [], failed: [1] }],
    ['it was given up without a call', row({ Status: 'Waiting' }), [row()], { gone: [], failed: [1] }],
    ['members failed instead', row(), [row({ Status: 'Installed', Attempts: 3 })], { gone: [], failed: [1] }],
  ])('%s', (_, before, now, expected) => {
    const { gone, failed } = sortAnswers([before], now);
    expect({ gone: gone.map(({ id }) => id), failed: failed.map(({ id }) => id) }).toEqual(expected);
  });
});

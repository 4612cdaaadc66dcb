import { READ_ONLY, readOnlyReason } from '#shared/quotes/read-only-reason';

describe('readOnlyReason', () => {
  it.each([
    [0, null],
    [1, READ_ONLY],
    [4, 'This quote has been signed and submitted. It can be read but no longer changed.'],
    [99, READ_ONLY],
  ])('%i: %s', (readOnly, sentence) => {
    expect(readOnlyReason(readOnly)).toBe(sentence);
  });
});

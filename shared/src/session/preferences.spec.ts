import { isPreferenceKey } from '#shared/session/preferences';

describe('the key of a setting', () => {
  it.each([
    ['group.new.columns', true],
    ['configuration-shop.savedQueries', true],
    ['a', true],
    ['a'.repeat(80), true],
    ['a'.repeat(81), false],
    ['', false],
    ['/group.listParams', false],
    ['.hidden', false],
    ['1st', false],
    ['a b', false],
    ['a\n', false],
  ])('%j is one: %s', (key, is) => {
    expect(isPreferenceKey(key)).toBe(is);
  });
});

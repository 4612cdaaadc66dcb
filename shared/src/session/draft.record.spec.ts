import { isDraftKey } from '#shared/session/draft.record';

describe('the form of a draft', () => {
  it.each([
    ['new-group', true],
    ['group-7', true],
    ['plan-selection-2147483647', true],
    ['enrollment-member-12', true],
    ['group-', false],
    ['group-0', false],
    ['group-07', false],
    ['new-group-7', false],
    ['group-census-7', true],
    ['application-7', true],
    ['individual-census-new', true],
    ['individual-census-7', true],
    ['individual-enrollment-7', true],
    ['advice-7', true],
    ['sales-7', false],
    ['group-7\n', false],
    ['group-12345678901', false],
    ['', false],
  ])('%j is stored by the server: %s', (key, is) => {
    expect(isDraftKey(key)).toBe(is);
  });
});

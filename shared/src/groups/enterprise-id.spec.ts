import { ENTERPRISE_ID, enterpriseIdOrDefault } from '#shared/groups/enterprise-id';

describe('the number of a group', () => {
  it.each([
    [undefined, '0'],
    ['', '0'],
    ['  ', '0'],
    [' 781204 ', '781204'],
  ])('%j is stored as %j', (written, stored) => {
    expect(enterpriseIdOrDefault(written)).toBe(stored);
  });

  it.each([
    ['', true],
    ['781204', true],
    ['MI-2026', true],
    ['1'.repeat(20), true],
    ['1'.repeat(21), false],
    ['78 1204', false],
    ["1'; --", false],
  ])('%j may be written: %j', (written, expected) => {
    expect(ENTERPRISE_ID.test(written)).toBe(expected);
  });
});

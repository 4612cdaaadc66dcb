import {
  ENTERPRISE_ID_PROBLEM,
  enterpriseIdOrDefault,
  enterpriseIdProblem,
  NO_NUMBER_YET,
  replacesEnterpriseId,
  shownGroupNumber,
} from '#shared/groups/enterprise-id';

describe('the number of a group', () => {
  it.each([
    ['70011204', '70011204'],
    ['0', NO_NUMBER_YET],
    ['', NO_NUMBER_YET],
    [null, NO_NUMBER_YET],
  ])('%j is shown as %j', (stored, shown) => {
    expect(shownGroupNumber(stored, NO_NUMBER_YET)).toBe(shown);
  });

  it.each([
    [undefined, '0'],
    ['', '0'],
    ['  ', '0'],
    [' 781204 ', '781204'],
  ])('%j is stored as %j', (written, stored) => {
    expect(enterpriseIdOrDefault(written)).toBe(stored);
  });

  it.each([
    [undefined, true],
    ['', true],
    ['  ', true],
    ['781204', true],
    [' 781204 ', true],
    ['00099123', true],
    ['1'.repeat(20), true],
    ['1'.repeat(21), false],
    ['0', false],
    ['0000', false],
    ['-1', false],
    ['---', false],
    ['MI-2026', false],
    ['78 1204', false],
    ['٧٨١', false],
    ["1'; --", false],
  ])('%j may be written: %j', (written, expected) => {
    expect(enterpriseIdProblem(written)).toBe(expected ? null : ENTERPRISE_ID_PROBLEM);
  });

  it.each([
    [null, '781204', false],
    ['0', '781204', false],
    ['781204', '781204', false],
    ['781204', '781205', true],
    ['781204', '0', true],
  ])('%j then %j replaces a number: %j', (current, next, expected) => {
    expect(replacesEnterpriseId(current, next)).toBe(expected);
  });
});

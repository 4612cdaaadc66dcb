import { isFullName, isSignerOf } from '#shared/enrollment/signer-name';

describe('the name of whoever signs', () => {
  it.each([
    ['Ada Lindqvist', 'Ada Lindqvist', true],
    [' ada   LINDQVIST ', 'Ada Lindqvist', true],
    ['Adá Líndqvist', 'Ada Lindqvist', true],
    ['Soren Ostergard', 'Søren Østergård', true],
    ['Ada M. Lindqvist', 'Ada Lindqvist', true],
    ['Ada Marie Lindqvist', 'Ada Beth Lindqvist', true],
    ['Ada Lindqvist, Jr.', 'Ada Lindqvist', true],
    ['Ada Lindqvist III', 'Ada Lindqvist', true],
    ['Dr. Ada Lindqvist', 'Ada Lindqvist', true],
    ['Lindqvist, Ada', 'Ada Lindqvist', true],
    ['Lindqvist, Ada M., Jr.', 'Ada Lindqvist', true],
    ['Patrick OBrien', 'Patrick O’Brien', true],
    ['Mary Ann Smith Jones', 'Mary Smith-Jones', true],
    ['Li V', 'Li V', true],
    ['Someone Else', 'Ada Lindqvist', false],
    ['Ada Byron', 'Ada Lindqvist', false],
    ['Bo Lindqvist', 'Ada Lindqvist', false],
    ['A. Lindqvist', 'Ada Lindqvist', false],
    ['Lindqvist Ada', 'Ada Lindqvist', false],
    ['', '', false],
    ['---', '...', false],
  ])('%j is that of the account of %j: %j', (typed, account, expected) => {
    expect(isSignerOf(typed, account)).toBe(expected);
  });

  it.each([
    ['Ada Lindqvist', 'Ada Lindqvist', true],
    ['Ada', 'Ada Lindqvist', false],
    ['  Ada  ', 'Ada Lindqvist', false],
    ['Ada .', 'Ada Lindqvist', false],
    ['Mr. Ada', 'Ada Lindqvist', false],
    ['李小龍', 'Ada Lindqvist', true],
    ['Sukarno', 'Sukarno', true],
    ['Sukarno', 'Ada Lindqvist', false],
    ['', 'Sukarno', false],
  ])('%j is a full name on the account of %j: %j', (typed, account, expected) => {
    expect(isFullName(typed, account)).toBe(expected);
  });
});

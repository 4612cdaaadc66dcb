import { commonPasswordDigests, isCommonPassword } from './frequent-passwords.ts';

describe('common passwords', () => {
  it.each([
    ['password1234', true],
    ['Password1234', true],
    ['PASSWORD1234', true],
    ['1qaz2wsx3edc', true],
    ['123qweasdzxc', true],
    ['qwertyqwerty', true],
    ['unbelievable', true],
    ['seven quiet herons', false],
    ['password1234 of mine', false],
  ])('"%s": %s', async (password, expected) => {
    expect(await isCommonPassword(password)).toBe(expected);
  });

  it('are more than the 3,000 that ASVS asks for', async () => {
    expect((await commonPasswordDigests()).size).toBeGreaterThanOrEqual(3_000);
  });
});

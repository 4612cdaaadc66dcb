import { ownPath } from '#shared/answers/own-path';

describe('ownPath', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/quotes/census/group/7?page=2#row', '/quotes/census/group/7?page=2#row'],
    ['/a/../dashboard', '/dashboard'],
    ['dashboard', null],
    ['', null],
    [null, null],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/..//evil.example', null],
    ['javascript:alert(1)', null],
  ])('%j leads to %j', (text, expected) => {
    expect(ownPath(text)).toBe(expected);
  });
});

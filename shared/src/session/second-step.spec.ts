import { groupsOfFour, isAppCode, plainCode } from '#shared/session/second-step';

describe('a code of the second step', () => {
  it.each([
    ['123 456', '123456', true],
    [' 123456 ', '123456', true],
    ['abcd-efgh-2345-6777', 'ABCDEFGH23456777', false],
    ['12345', '12345', false],
    ['1234567', '1234567', false],
  ])('"%s" is %s', (typed, plain, isOfApp) => {
    expect(plainCode(typed)).toBe(plain);
    expect(isAppCode(plain)).toBe(isOfApp);
  });

  it('is shown in groups of four, which can be typed as they are', () => {
    expect(groupsOfFour('ABCDEFGH23456777')).toBe('ABCD-EFGH-2345-6777');
    expect(plainCode(groupsOfFour('ABCDEFGH23456777'))).toBe('ABCDEFGH23456777');
  });
});

import { EMAIL_INVALID, emailProblem, parseEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'ada.agent+quotes@example.com',
    "o'brien@sub.example.org",
    'x_y-z@1-a.io',
    '  padded@example.com ',
  ])('may be %j', (text) => {
    expect(emailProblem(text)).toBeNull();
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada agent@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada..agent@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    'ada@example.c',
    'ada@example.com, bob@example.com',
    'Ada <ada@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(126)}com`,
  ])('may not be %j', (text) => {
    expect([emailProblem(text), parseEmail(text)]).toEqual([EMAIL_INVALID, null]);
  });

  it('may be blank', () => {
    expect([emailProblem(''), parseEmail('')]).toEqual([null, null]);
  });

  it('keeps the spelling of the person, and writes the domain small', () => {
    expect(parseEmail(' Ada.Agent@Example.COM ')).toBe('Ada.Agent@example.com');
  });

  it('refuses a long hostile text without losing itself in it', () => {
    // A backtracking pattern would exceed the test's time limit.
    expect(emailProblem(`a@${'a-'.repeat(50_000)}`)).not.toBeNull();
  });
});

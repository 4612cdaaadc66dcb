import { csrfToken } from '#shared/session/csrf-token';

describe('csrfToken', () => {
  it.each([
    ['PQ-XSRF-TOKEN=abc', 'abc'],
    ['theme=dark; PQ-XSRF-TOKEN=a%2Bb%3D; other=1', 'a+b='],
    ['X-PQ-XSRF-TOKEN=abc', ''],
    ['', ''],
  ])('of %j is %j', (cookies, token) => {
    expect(csrfToken(cookies)).toBe(token);
  });
});

import { ApiError, mayWorkLater } from './api-error.ts';

const refused = (status: number) =>
  new ApiError(
    status,
    { Code: 'INVALID_INPUT', Message: 'No.', Fields: {}, RequestId: '', message: 'No.', errors: {} },
    true,
  );

describe('whether it is worth asking again', () => {
  it.each([
    ['a server that is away', refused(0), true],
    ['a server that failed', refused(500), true],
    ['a service behind it that is away', refused(503), true],
    ['too many requests', refused(429), true],
    ['a broken connection', new TypeError('Failed to fetch'), true],
    ['what is not there', refused(404), false],
    ['what a rule forbids', refused(422), false],
    ['what the user may not see', refused(403), false],
  ])('after %s', (_what, error, expected) => {
    expect(mayWorkLater(error)).toBe(expected);
  });
});

import {
  answerOutcome,
  needsCsrfToken,
  ROUTE_FAILED,
  ROUTE_RETRY,
  routeFailureOutcome,
  SERVER_ERROR,
  UNREACHABLE,
} from '#shared/answers/answer-outcome';

const refused = { Message: 'The group name is missing.', Fields: { GroupName: ['Group name is required.'] } };

describe('answerOutcome', () => {
  it.each`
    status | code              | renewed  | next
    ${200} | ${undefined}      | ${false} | ${'result'}
    ${204} | ${undefined}      | ${false} | ${'result'}
    ${400} | ${undefined}      | ${false} | ${'failure'}
    ${401} | ${undefined}      | ${false} | ${'signIn'}
    ${403} | ${'NOT_ALLOWED'}  | ${false} | ${'unauthorized'}
    ${403} | ${'CSRF_EXPIRED'} | ${false} | ${'renewToken'}
    ${403} | ${'CSRF_EXPIRED'} | ${true}  | ${'unauthorized'}
    ${404} | ${'NOT_FOUND'}    | ${false} | ${'failure'}
    ${499} | ${undefined}      | ${false} | ${'failure'}
    ${500} | ${'INTERNAL'}     | ${false} | ${'failure'}
    ${0}   | ${undefined}      | ${false} | ${'failure'}
  `('$status $code, token renewed: $renewed, leads to $next', ({ status, code, renewed, next }) => {
    expect(answerOutcome({ status, body: { Code: code }, tokenRenewed: renewed }).next).toBe(next);
  });

  it('shows the Message and the Fields of a refusal', () => {
    expect(answerOutcome({ status: 422, body: refused }).notice).toEqual({
      text: refused.Message,
      fields: refused.Fields,
    });
  });

  it('shows nothing of a refusal when the caller suppressed it', () => {
    expect(answerOutcome({ status: 422, body: refused }, { suppressNotification: true }).notice).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('with BubbleToOriginalRequest %s the caller gets the error: %s', (bubble, toCaller) => {
    expect(answerOutcome({ status: 400, body: refused }, { bubble }).toCaller).toBe(toCaller);
  });

  it('leaves a refused sign-in to the sign-in page', () => {
    const options = { aboutSession: true, bubble: true, suppressNotification: true };
    expect(answerOutcome({ status: 401 }, options)).toEqual({ next: 'failure', notice: null, toCaller: true });
  });

  it('never shows what a server error says', () => {
    const { notice } = answerOutcome({ status: 500, body: { Message: 'stack', Fields: { a: ['b'] } } });
    expect(notice).toEqual({ text: SERVER_ERROR, fields: {} });
  });

  it('says so when no answer came', () => {
    expect(answerOutcome({ status: 0 }).notice?.text).toBe(UNREACHABLE);
  });

  it('makes nothing of a cancelled request, whatever its status', () => {
    expect(answerOutcome({ status: 500, cancelled: true })).toEqual({ next: 'nothing', notice: null, toCaller: false });
  });
});

describe('routeFailureOutcome', () => {
  it.each`
    status | onLoginRoute | attempt | next              | text
    ${401} | ${false}     | ${1}    | ${'signIn'}       | ${null}
    ${403} | ${true}      | ${1}    | ${'unauthorized'} | ${null}
    ${500} | ${true}      | ${1}    | ${'retry'}        | ${ROUTE_RETRY}
    ${503} | ${true}      | ${2}    | ${'failure'}      | ${ROUTE_FAILED}
    ${500} | ${false}     | ${1}    | ${'failure'}      | ${ROUTE_FAILED}
  `('$status on the login route: $onLoginRoute, attempt $attempt: $next', ({ next, text, ...failure }) => {
    expect(routeFailureOutcome(failure)).toEqual({ next, text });
  });
});

describe('needsCsrfToken', () => {
  it.each([
    ['GET', '/api/account', false],
    ['POST', '/api/account', true],
    ['delete', '/api/account', true],
    ['POST', '/individual-health-insurance-api/api/ffmredirect/outbound', false],
  ])('%s %s: %s', (method, path, expected) => {
    expect(needsCsrfToken(method, path)).toBe(expected);
  });
});

import {
  AGENTS_REPLY,
  NOTHING_TO_REPLY_TO,
  REPLY_LIMIT,
  REPLY_TOO_LONG,
  replyProblem,
  replyTextProblem,
  WRITE_A_REPLY,
} from '#shared/enrollment/reply';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';

describe('a reply to a pended decision', () => {
  it.each([
    ['Pended', 'external', false, null],
    ['Pended', 'external', true, ENROLLMENT_BY_STAFF],
    ['Pended', 'internal', false, AGENTS_REPLY],
    ['Complete', 'external', false, NOTHING_TO_REPLY_TO],
    ['Approved', 'external', false, NOTHING_TO_REPLY_TO],
  ] as const)('in %s by %s users, kept out %j: %j', (status, audience, isBlocked, problem) => {
    expect(replyProblem({ status, audience, isBlocked })).toBe(problem);
  });

  it.each([
    ['The wage detail is uploaded.', null],
    ['  ', WRITE_A_REPLY],
    ['x'.repeat(REPLY_LIMIT), null],
    ['x'.repeat(REPLY_LIMIT + 1), REPLY_TOO_LONG],
  ])('%j: %j', (text, problem) => {
    expect(replyTextProblem(text)).toBe(problem);
  });
});

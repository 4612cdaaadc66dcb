import {
  AGENTS_REPLY,
  allowedDecisions,
  APPROVE_INCOMPLETE,
  decidedMessage,
  GIVE_A_REASON,
  NOTHING_TO_REPLY_TO,
  REASON_LIMIT,
  REASON_TOO_LONG,
  reasonProblem,
  REPLY_LIMIT,
  REPLY_TOO_LONG,
  replyProblem,
  replyTextProblem,
  WRITE_A_REPLY,
} from '#shared/enrollment/decisions';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';

describe('decisions of internal staff', () => {
  it.each([
    ['Complete', false, ['Approve', 'Pend', 'Manual', 'Reject', 'Return']],
    ['Pended', false, ['Approve', 'Manual', 'Reject', 'Return']],
    ['Pended', true, ['Approve', 'Pend', 'Manual', 'Reject', 'Return']],
    ['FailedEnrollment', false, ['Manual', 'Reject', 'Return']],
  ] as const)('on a quote in %s, replied to: %j, are %j', (status, hasReply, expected) => {
    expect(allowedDecisions({ status, hasReply }, 'internal')).toEqual(expected);
    expect(allowedDecisions({ status, hasReply }, 'external')).toEqual([]);
  });

  it.each(QUOTE_STATUSES.filter((status) => !['Complete', 'Pended', 'FailedEnrollment'].includes(status)))(
    '%s offers none',
    (status) => {
      expect(allowedDecisions({ status, hasReply: false }, 'internal')).toEqual([]);
    },
  );

  it.each([
    ['Approved', 'Quote has been Approved.'],
    ['Pended', 'Quote has been Pended.'],
    ['Rejected', 'Quote has been Manually Processed.'],
    ['Declined', 'Quote has been Declined.'],
    ['SignatureRequired', 'Quote has been Signature Required.'],
  ] as const)('a quote that is now %s: %s', (status, message) => {
    expect(decidedMessage(status)).toBe(message);
  });

  it.each([
    ['Approve', undefined, false, null],
    ['Approve', undefined, true, APPROVE_INCOMPLETE],
    ['Approve', ' ', true, APPROVE_INCOMPLETE],
    ['Approve', 'Installed manually.', true, null],
    ['Manual', '', false, null],
    ['Manual', '', true, null],
    ['Pend', undefined, false, GIVE_A_REASON],
    ['Reject', '  ', true, GIVE_A_REASON],
    ['Return', 'The W-9 is not signed.', false, null],
    ['Pend', 'x'.repeat(REASON_LIMIT), false, null],
    ['Pend', 'x'.repeat(REASON_LIMIT + 1), false, REASON_TOO_LONG],
  ] as const)('%s with the reason %j, members incomplete: %j: %j', (decision, reason, incomplete, problem) => {
    expect(reasonProblem(decision, reason, incomplete)).toBe(problem);
  });
});

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

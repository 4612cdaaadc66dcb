import {
  allowedDecisions,
  APPROVE_INCOMPLETE,
  decidedMessage,
  GIVE_A_REASON,
  REASON_LIMIT,
  REASON_TOO_LONG,
  reasonProblem,
} from '#shared/enrollment/decisions';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

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

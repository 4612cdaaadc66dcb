import {
  allowedDecisions,
  decidedMessage,
  GIVE_A_REASON,
  REASON_LIMIT,
  REASON_TOO_LONG,
  reasonProblem,
} from '#shared/enrollment/decisions';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';

describe('decisions of internal staff', () => {
  it.each([
    ['Complete', ['Approve', 'Pend', 'Manual', 'Reject', 'Return']],
    ['Pended', ['Approve', 'Manual', 'Reject', 'Return']],
  ] as const)('on a quote in %s are %j', (status, expected) => {
    expect(allowedDecisions(status, 'internal')).toEqual(expected);
    expect(allowedDecisions(status, 'external')).toEqual([]);
  });

  it.each(QUOTE_STATUSES.filter((status) => status !== 'Complete' && status !== 'Pended'))(
    '%s offers none',
    (status) => {
      expect(allowedDecisions(status, 'internal')).toEqual([]);
    },
  );

  it.each([
    ['Approved', 'Quote has been Approved.'],
    ['Pended', 'Quote has been Pended.'],
    ['Rejected', 'Quote has been Manually Processed.'],
    ['Declined', 'Quote has been Declined.'],
    ['SignatureRequired', 'Quote has been Returned to Agent.'],
  ] as const)('a quote that is now %s: %s', (status, message) => {
    expect(decidedMessage(status)).toBe(message);
  });

  it.each([
    ['Approve', undefined, null],
    ['Manual', '', null],
    ['Pend', undefined, GIVE_A_REASON],
    ['Reject', '  ', GIVE_A_REASON],
    ['Return', 'The W-9 is not signed.', null],
    ['Pend', 'x'.repeat(REASON_LIMIT), null],
    ['Pend', 'x'.repeat(REASON_LIMIT + 1), REASON_TOO_LONG],
  ] as const)('%s with the reason %j: %j', (decision, reason, problem) => {
    expect(reasonProblem(decision, reason)).toBe(problem);
  });
});

import {
  canMoveIndividualQuote,
  deleteIndividualQuoteProblem,
  INDIVIDUAL_TRANSITIONS,
  individualStatusLabel,
} from '#shared/individuals/individual-status';
import { type Mover, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

describe('the status of an individual quote', () => {
  it.each([
    ['Complete', 'Sales Review', 'Complete', 'Complete'],
    ['Rejected', 'Manually Processed', 'Manually Processed', 'Rejected'],
    ['PaymentPending', 'Payment Pending', 'Payment Pending', 'Payment Pending'],
    ['PendingSEVerification', 'Pending SE Verification', 'Pending SE Verification', 'Pending SE Verification'],
  ] as const)('%s reads "%s" for sales, "%s" on a dashboard and "%s" elsewhere', (status, sales, dashboard, other) => {
    expect(individualStatusLabel(status, 'sales')).toBe(sales);
    expect(individualStatusLabel(status, 'agentDashboard')).toBe(dashboard);
    expect(individualStatusLabel(status)).toBe(other);
  });

  it('is never Approved, and never leaves Complete', () => {
    expect(INDIVIDUAL_TRANSITIONS.filter(({ to }) => to === 'Approved')).toEqual([]);
    expect(INDIVIDUAL_TRANSITIONS.filter(({ from }) => from.includes('Complete'))).toEqual([]);
  });

  it('is corrected by everybody after a failure; sent again, or made enrolled, by staff alone', () => {
    const afterFailure = (by: Mover) =>
      QUOTE_STATUSES.filter((to) => canMoveIndividualQuote('FailedEnrollment', to, by));
    expect([...afterFailure('external')].sort()).toEqual(['Enrolling', 'Quoting']);
    expect([...afterFailure('internal')].sort()).toEqual([
      'Complete',
      'Enrolling',
      'PaymentPending',
      'PendingSEVerification',
      'Quoting',
      'SignatureRequired',
    ]);
    expect(canMoveIndividualQuote('Expired', 'Complete', 'internal')).toBe(true);
    expect(canMoveIndividualQuote('Expired', 'SignatureRequired', 'internal')).toBe(false);
  });
});

describe('deleting an individual quote', () => {
  const CAN: readonly QuoteStatus[] = ['Quoting', 'Enrolling'];

  it.each(QUOTE_STATUSES)('in status %s', (status) => {
    const problem = deleteIndividualQuoteProblem({ status, isDeleted: false }, 'external');
    expect(problem === null).toBe(CAN.includes(status));
    expect(deleteIndividualQuoteProblem({ status, isDeleted: false }, 'internal')).toBe(
      'Internal users cannot delete a quote.',
    );
  });

  it('happens once', () => {
    expect(deleteIndividualQuoteProblem({ status: 'Quoting', isDeleted: true }, 'external')).toBe(
      'This quote is already deleted.',
    );
    expect(deleteIndividualQuoteProblem({ status: 'Rejected', isDeleted: false }, 'external')).toBe(
      'A quote in status Rejected cannot be deleted.',
    );
  });
});

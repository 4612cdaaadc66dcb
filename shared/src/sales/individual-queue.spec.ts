import { INDIVIDUAL_STATUSES } from '#shared/individuals/individual-status';
import { DEFAULT_INDIVIDUAL_STATUSES, WAITING_INDIVIDUAL_STATUSES } from '#shared/sales/individual-queue';

describe('the queue of individuals', () => {
  it('opens with what was submitted, decided or not, and not with drafts', () => {
    expect(DEFAULT_INDIVIDUAL_STATUSES).toEqual([
      'Approved',
      'Rejected',
      'PassivelyRenewed',
      'Complete',
      'PaymentPending',
      'PendingSEVerification',
      'Pended',
      'FailedEnrollment',
    ]);
  });

  it('opens with statuses that a household can have', () => {
    expect(DEFAULT_INDIVIDUAL_STATUSES.filter((status) => !INDIVIDUAL_STATUSES.includes(status))).toEqual([]);
  });

  it('waits for whatever can still move on: a complete quote cannot', () => {
    expect(WAITING_INDIVIDUAL_STATUSES).toEqual([
      'PaymentPending',
      'PendingSEVerification',
      'Pended',
      'FailedEnrollment',
    ]);
  });
});

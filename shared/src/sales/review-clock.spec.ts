import { readRules } from '#shared/business-rules/rules';
import { daysAllowed, reviewUrgency } from '#shared/sales/review-clock';

describe('the clock of a waiting quote', () => {
  it.each([
    [0, 5, 'InTime'],
    [3, 5, 'InTime'],
    [4, 5, 'DueSoon'],
    [5, 5, 'DueSoon'],
    [6, 5, 'Overdue'],
    [0, 1, 'DueSoon'],
    [2, 1, 'Overdue'],
  ] as const)('after %i days of %i is %s', (days, allowed, urgency) => {
    expect(reviewUrgency(days, allowed)).toBe(urgency);
  });

  const rules = readRules({ SalesReviewDaysAllowed: '4', PendedDaysAllowed: '0' });
  it.each([
    ['group', 'Complete', 4],
    ['group', 'Pended', null],
    ['group', 'FailedEnrollment', 3],
    ['group', 'PassiveRenewalFailure', 3],
    ['group', 'Approved', null],
    ['individual', 'Complete', null],
    ['individual', 'FailedEnrollment', 3],
    ['individual', 'PaymentPending', null],
  ] as const)('allows a %s quote in %s %s days, by rules; 0 is no limit', (line, status, allowed) => {
    expect(daysAllowed(line, status, rules)).toBe(allowed);
  });
});

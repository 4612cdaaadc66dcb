import { QUEUE_SLICES, QUEUE_VIEW_NAMES } from '#shared/sales/queue-views';

describe('the tabs of the queue', () => {
  it.each([
    ['NewBusiness', 'SmallGroupNewBusiness', ['Approved', 'Rejected', 'PassivelyRenewed']],
    ['Renewals', 'SmallGroupRenewal', ['Approved', 'Rejected', 'PassivelyRenewed']],
    ['PassiveRenewals', 'SmallGroupRenewal', ['PendingPassive', 'PassivelyRenewed', 'PassiveRenewalFailure']],
  ] as const)('%s is about quotes of type %s and opens with %j', (name, type, preselected) => {
    expect([QUEUE_SLICES[name].type, QUEUE_SLICES[name].preselected]).toEqual([type, preselected]);
  });

  it('open with states that their quotes can have', () => {
    for (const { statuses, preselected } of QUEUE_VIEW_NAMES.map((name) => QUEUE_SLICES[name])) {
      expect(preselected.filter((status) => !statuses.includes(status))).toEqual([]);
    }
  });
});

import {
  DEFAULT_INDIVIDUAL_STATUSES,
  DEFAULT_QUEUE_STATUSES,
  INDIVIDUAL_VIEW_NAMES,
  INDIVIDUAL_VIEWS,
  QUEUE_SLICES,
  QUEUE_VIEW_NAMES,
  WAITING_INDIVIDUAL_STATUSES,
  WORK_VIEWS,
  workViewsOf,
} from '#shared/sales/queue-views';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { INDIVIDUAL_STATUSES, INDIVIDUAL_TRANSITIONS } from '#shared/individuals/individual-status';

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

describe('the work views of the queue', () => {
  it('begin with what needs a review, and end with the default filters of the specification', () => {
    expect(workViewsOf(QUOTE_STATUSES).map(({ view }) => view.label)).toEqual([
      'Needs review',
      'Pended',
      'Mine',
      'Failed',
      'Decided',
    ]);
    expect(WORK_VIEWS.Decided.statuses).toEqual(DEFAULT_QUEUE_STATUSES);
  });

  it('never mix what waits with what is decided', () => {
    expect(WORK_VIEWS.Mine.statuses.filter((status) => DEFAULT_QUEUE_STATUSES.includes(status))).toEqual([]);
  });

  it('are left out where no quote can be in them', () => {
    const passive = workViewsOf(['PendingPassive', 'PassivelyRenewed', 'PassiveRenewalFailure']);
    expect(passive.map(({ name, view }) => [name, view.statuses])).toEqual([
      ['Mine', ['PassiveRenewalFailure']],
      ['Failed', ['PassiveRenewalFailure']],
      ['Decided', ['PassivelyRenewed']],
    ]);
  });
});

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

const { NeedsReview, Pended, Failed, Waiting, Mine, Decided } = INDIVIDUAL_VIEWS;

describe('the views of the queue of individuals', () => {
  it('are named as those of groups, with one for what the carrier or the client has to do', () => {
    expect(INDIVIDUAL_VIEW_NAMES.map((name) => INDIVIDUAL_VIEWS[name].label)).toEqual([
      'Needs review',
      'Pended',
      'Mine',
      'Failed',
      'Waiting on agent or client',
      'Decided',
    ]);
  });

  it('review what staff can enroll by hand, oldest first', () => {
    const byStaff = INDIVIDUAL_TRANSITIONS.filter(({ to, by }) => to === 'Complete' && by.includes('internal'));
    const possible = byStaff.flatMap(({ from }) => from).filter((status) => status !== 'Expired');
    expect([...NeedsReview.statuses].sort()).toEqual([...possible].sort());
    expect([NeedsReview.order, Decided.order]).toEqual(['ASC', 'DESC']);
  });

  it('have each submitted quote in exactly one of needs review, waiting and decided', () => {
    const together = [...NeedsReview.statuses, ...Waiting.statuses, ...Decided.statuses];
    expect(new Set(together).size).toBe(together.length);
    expect(DEFAULT_INDIVIDUAL_STATUSES.filter((status) => !together.includes(status))).toEqual([]);
    expect(together.filter((status) => !INDIVIDUAL_STATUSES.includes(status))).toEqual([]);
    expect([...Pended.statuses, ...Failed.statuses].sort()).toEqual([...NeedsReview.statuses].sort());
    expect([...Mine.statuses].sort()).toEqual([...NeedsReview.statuses, ...Waiting.statuses].sort());
  });
});

import { INDIVIDUAL_STATUSES, INDIVIDUAL_TRANSITIONS } from '#shared/individuals/individual-status';
import { DEFAULT_INDIVIDUAL_STATUSES } from '#shared/sales/individual-queue';
import { INDIVIDUAL_VIEW_NAMES, INDIVIDUAL_VIEWS } from '#shared/sales/individual-views';

const { NeedsReview, Pended, Failed, Waiting, Mine, Decided } = INDIVIDUAL_VIEWS;

describe('the views of the queue of individuals', () => {
  it('are named as those of groups, with one for what the carrier or the client has to do', () => {
    expect(INDIVIDUAL_VIEW_NAMES.map((name) => INDIVIDUAL_VIEWS[name].label)).toEqual([
      'Needs review',
      'Pended',
      'Mine',
      'Failed',
      'Waiting for others',
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

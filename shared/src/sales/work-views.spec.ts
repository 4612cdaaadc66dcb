import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { DEFAULT_QUEUE_STATUSES } from '#shared/sales/shown-approval';
import { WORK_VIEWS, workViewsOf } from '#shared/sales/work-views';

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

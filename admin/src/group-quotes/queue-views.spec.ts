import { NEW_BUSINESS_VIEW, PASSIVE_RENEWALS_VIEW, QUEUE_VIEWS, statusChoices, workOf } from './queue-views.ts';

const names = (view: typeof NEW_BUSINESS_VIEW) => statusChoices(view).map(({ name }) => name);

describe('the states that the queue can be narrowed to', () => {
  it('are those of group quotes, in the words of staff', () => {
    expect(names(NEW_BUSINESS_VIEW)).toEqual([
      'Editing Census',
      'Quoting',
      'Created Proposal',
      'Enrolling',
      'Sales Review',
      'Pended',
      'Approved',
      'Passively Renewed',
      'Passive Renewal Failure',
      'Manually Processed',
      'Signature Required',
      'Failed Enrollment',
      'Declined',
      'Pending Passive',
      'Expired',
    ]);
  });

  it('are in passive renewals those that a passive renewal passes through', () => {
    expect(names(PASSIVE_RENEWALS_VIEW)).toEqual(['Passively Renewed', 'Passive Renewal Failure', 'Pending Passive']);
  });
});

describe('a tab of the queue', () => {
  it('says what its number counts: what there is to do', () => {
    expect(QUEUE_VIEWS.map((view) => workOf(view).hint)).toEqual([
      'Quotes that need review',
      'Quotes that need review',
      'Passive renewals that failed',
    ]);
  });

  it('keeps its columns and saved searches apart from the others', () => {
    expect(new Set(QUEUE_VIEWS.map(({ key }) => key)).size).toBe(QUEUE_VIEWS.length);
  });
});

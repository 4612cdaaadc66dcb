import { shownStatuses } from './shown-statuses.ts';

const CHOICES = [
  { id: 'Complete', name: 'Sales Review' },
  { id: 'Rejected', name: 'Manually Processed' },
] as const;

describe('the selected statuses', () => {
  it('are named if they are few, and counted if they are many', () => {
    expect(shownStatuses([], CHOICES)).toBe('Any');
    expect(shownStatuses(['Complete', 'Rejected'], CHOICES)).toBe('Sales Review, Manually Processed');
    expect(shownStatuses(['Complete', 'Rejected', 'Approved', 'Pended'], CHOICES)).toBe('4 statuses');
  });

  it('include one from an old search that is no longer offered', () => {
    expect(shownStatuses(['Expired'], CHOICES)).toBe('Expired');
  });
});

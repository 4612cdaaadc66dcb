import { activeFilters, ageWords, onlyMineWords, shownStatuses, statusWords } from './active-filters.ts';

const WORDS = {
  Status: statusWords([{ id: 'Complete', name: 'Sales Review' }]),
  DaysInStatus: ageWords,
  IsAssigned: (isAssigned: unknown) => (isAssigned ? 'Claimed' : 'Unclaimed'),
  OnlyMine: onlyMineWords,
};

describe('the filters that are on', () => {
  it('are told in words, in the order of the inputs', () => {
    const filters = { OnlyMine: true, DaysInStatus: '15+', Status: ['Complete'], IsAssigned: false, q: 'maple' };
    expect(activeFilters(WORDS, filters).map(({ text }) => text)).toEqual([
      'Status: Sales Review',
      'Days in status: Over 14 days',
      'Unclaimed',
      'Only my work',
    ]);
  });

  it('are none that let everything through', () => {
    expect(activeFilters(WORDS, { Status: [], DaysInStatus: '', IsAssigned: null, OnlyMine: false })).toEqual([]);
  });
});

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

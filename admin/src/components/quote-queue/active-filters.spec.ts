import { activeFilters, ageWords, onlyMineWords, statusWords } from './active-filters.ts';

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

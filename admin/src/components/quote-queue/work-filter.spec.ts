import { WORK_VIEWS } from '#shared/sales/queue-views';
import { isOpenView, workFilter } from './work-filter.ts';

const { Mine, NeedsReview, Decided } = WORK_VIEWS;

describe('a work view', () => {
  it('brings its own filters, and keeps what was searched for', () => {
    expect(workFilter(NeedsReview, { q: 'elk', OnlyMine: true, DaysInStatus: '15+' })).toEqual({
      Status: ['Complete'],
      q: 'elk',
    });
    expect(workFilter(Mine, {})).toMatchObject({ OnlyMine: true });
  });

  it.each([
    ['its filters', Decided, { Status: ['PassivelyRenewed', 'Approved', 'Rejected'], q: 'elk' }, true],
    ['one status less', Decided, { Status: ['Approved', 'Rejected'] }, false],
    ['only one’s own of it', NeedsReview, { Status: ['Complete'], OnlyMine: true }, false],
    ['an age', NeedsReview, { Status: ['Complete'], DaysInStatus: '0-1' }, false],
    ['any status', NeedsReview, {}, false],
  ])('is open by %s: %s', (_what, view, filters, isOpen) => {
    expect(isOpenView(view, filters)).toBe(isOpen);
  });

  it('of one’s own work is open with one’s own work', () => {
    expect(isOpenView(Mine, workFilter(Mine, {}))).toBe(true);
  });
});

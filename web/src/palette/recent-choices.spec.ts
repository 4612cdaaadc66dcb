import { nameless } from './recent-choices.ts';

const option = { id: '', title: 'Lakeside Pottery', detail: 'Holland', to: '/x', isOtherApp: true };

describe('what is kept of a choice', () => {
  it.each([
    ['quote-12', 'Quote 12', ''],
    ['page--audit', 'Lakeside Pottery', 'Holland'],
  ])('of %s is "%s"', (id, title, detail) => {
    expect(nameless({ ...option, id })).toEqual({ ...option, id, title, detail });
  });

  it('of a group is nothing', () => {
    expect(nameless({ ...option, id: 'group-7' })).toBeNull();
  });
});

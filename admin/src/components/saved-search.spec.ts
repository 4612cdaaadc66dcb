import type { SavedQuery } from 'react-admin';
import { isSameSearch, NO_ROOM, savingProblem, searchOf, withSearch } from './saved-search.ts';

const value = (filter: object): SavedQuery['value'] => ({
  filter,
  displayedFilters: [],
  sort: { field: 'ModifiedAt', order: 'DESC' },
  perPage: 10,
});
const search = (label: string, filter: object = {}): SavedQuery => ({ label, value: value(filter) });

describe('saved searches', () => {
  it('stand in the order of their names, and one of the same name takes the place of the older', () => {
    const searches = withSearch([search('Mine', { OnlyMine: true }), search('Zeeland')], search('Approved'));
    expect(searches.map(({ label }) => label)).toEqual(['Approved', 'Mine', 'Zeeland']);
    expect(withSearch(searches, search('Mine', { q: 'x' }))[1]).toEqual(search('Mine', { q: 'x' }));
  });

  it('need a name, and room', () => {
    expect(savingProblem([search('')], '')).toBe('Give the search a name.');
    expect(savingProblem([search('a')], 'a')).toBeNull();
    expect(savingProblem([search('a', { q: 'é'.repeat(4_100) })], 'a')).toBe(NO_ROOM);
  });

  it('are opened by an address', () => {
    expect(Object.fromEntries(new URLSearchParams(searchOf(value({ q: 'a&b' }), 3)))).toEqual({
      displayedFilters: '{}',
      filter: '{"q":"a&b"}',
      order: 'DESC',
      page: '3',
      perPage: '10',
      sort: 'ModifiedAt',
    });
  });

  it('are the same whatever the order of their filters', () => {
    expect(isSameSearch(value({ q: 'a', OnlyMine: true }), value({ OnlyMine: true, q: 'a' }))).toBe(true);
    expect(isSameSearch(value({ q: 'a' }), value({ q: 'b' }))).toBe(false);
    expect(isSameSearch(value({}), { ...value({}), sort: { field: 'Id', order: 'ASC' } })).toBe(false);
  });
});

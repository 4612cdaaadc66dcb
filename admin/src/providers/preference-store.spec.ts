import { isKept } from './preference-store.ts';

describe('what the console keeps on the server', () => {
  it.each([
    ['group.new.savedQueries', [{ label: 'Mine', value: {} }], true],
    ['group.new.columns', ['Agents'], true],
    ['configuration.quote.table', [], true],
    ['group.new.columns.widths', { Agents: 12.5 }, true],
    ['group.new.columns.widths', { q: 'Smith' }, false],
    ['tables.density', 'compact', true],
    ['tables.density', 'Smith', false],
    ['/group.listParams', { filter: { q: 'Smith' } }, false],
    ['group.listParams', { filter: { q: 'Smith' } }, false],
    ['group.listParams.selectedIds', ['7'], false],
    ['group.selectedIds.storeKeys', ['/group.listParams.selectedIds'], false],
    ['group.datatable_columnRanks', [1, 2], false],
    ['sidebar.open', true, false],
  ])('%s with %j: %s', (key, value, is) => {
    expect(isKept(key, value)).toBe(is);
  });
});

import type { Permission } from '#shared/roles/permissions';
import { matchingPages, palettePages } from './palette-pages.ts';

const SALES: Permission[] = ['internalsales', 'internal', 'smallgroup'];
const SUPER: Permission[] = ['superuser', 'internal', 'smallgroup'];
const titles = (permissions: Permission[], text: string) =>
  matchingPages(palettePages(permissions), text).map(({ title }) => title);

describe('the pages that the search finds', () => {
  it.each<[string, string, Permission[], string[]]>([
    ['the beginning of a word', 'aud', SUPER, ['Audit']],
    ['a section', 'conf', SUPER, ['Quote', 'Shop', 'Expired']],
    ['a section and a page', 'shop conf', SUPER, ['Shop']],
    ['capitals', 'ERROR', SALES, ['Error reports']],
    ['a page of the portal', 'new gr', SALES, ['New group']],
    ['the middle of a word', 'udit', SUPER, []],
    ['a page that is not theirs', 'audit', SALES, []],
  ])('by %s', (_what, text, permissions, found) => {
    expect(titles(permissions, text)).toEqual(found);
  });

  it('are all of them while nothing is typed, each once', () => {
    const ids = palettePages(SUPER).map(({ id }) => id);
    expect(titles(SUPER, '')).toHaveLength(ids.length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

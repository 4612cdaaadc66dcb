import type { Permission } from '#shared/roles/permissions';
import { navigationGroups } from './navigation-items.ts';

const labels = (permissions: Permission[], hasIndividualBooks = true) =>
  navigationGroups(permissions, { hasIndividualBooks }).flatMap(({ items }) => items.map(({ label }) => label));

const BOOKS = ['Small group', 'Individual', 'Medicare'];

describe('the sidebar', () => {
  it.each<[string, Permission[], string[]]>([
    ['an agent', ['agent', 'smallgroup'], ['Today’s calls', 'Follow-ups', 'Quote/enroll', 'Search', ...BOOKS]],
    [
      'an agent for individuals',
      ['agent'],
      ['Today’s calls', 'Follow-ups', 'Quote/enroll', 'Search', 'Individual', 'Medicare'],
    ],
    [
      'an agent admin',
      ['agentadmin', 'smallgroup'],
      ['Today’s calls', 'Follow-ups', 'Quote/enroll', 'Search', ...BOOKS, 'Logo on proposals'],
    ],
    ['internal sales', ['internalsales', 'internal', 'smallgroup'], ['Group quotes', 'Search', 'Sales dashboard']],
    [
      'a super user',
      ['superuser', 'internal', 'smallgroup'],
      ['Group quotes', 'Search', 'Sales dashboard', 'Quote rules', 'Shop rules'],
    ],
  ])('of %s has the right entries', (_who, permissions, expected) => {
    expect(labels(permissions)).toEqual(expected);
  });

  it('has no individual and Medicare books while they are switched off', () => {
    expect(labels(['agent', 'smallgroup'], false)).toEqual(['Follow-ups', 'Quote/enroll', 'Search', 'Small group']);
    expect(navigationGroups(['agent'], { hasIndividualBooks: false }).map(({ title }) => title)).toEqual([null]);
  });

  it('loads pages of the console anew', () => {
    const groups = navigationGroups(['superuser', 'internal'], { hasIndividualBooks: true });
    const consoles = groups.flatMap(({ items }) => items).filter(({ isOtherApp }) => isOtherApp);
    expect(consoles.map(({ to }) => to)).toEqual(['/sales/group', '/sales/configuration', '/sales/configuration/shop']);
  });
});

import type { Permission } from '#shared/roles/permissions';
import { activeItem, navigationGroups } from './navigation-items.ts';

const FOR_ALL = ['Home', 'Agent portal', 'Group quotes', 'Individuals', 'Upcoming renewals', 'Error reports'];
const FOR_SUPER_USERS = [
  'Quote rules',
  'Shop rules',
  'Expired rules',
  'Rate files',
  'Users',
  'Agents',
  'Agencies',
  'Audit',
];

describe('navigationGroups', () => {
  it.each<[string, Permission[], string[]]>([
    ['internal sales', ['internalsales', 'internal'], FOR_ALL],
    ['internal operations', ['internaloperations', 'internal'], FOR_ALL],
    ['a super user', ['superuser', 'internal'], [...FOR_ALL, ...FOR_SUPER_USERS]],
  ])('%s sees the right entries', (_who, permissions, labels) => {
    expect(navigationGroups(permissions).flatMap(({ items }) => items.map(({ label }) => label))).toEqual(labels);
  });
});

describe('the entries of the queues', () => {
  it.each([
    ['Group quotes', ['Complete']],
    ['Individuals', ['FailedEnrollment', 'Pended']],
  ])('%s opens with what needs a review, oldest first', (label, statuses) => {
    const item = navigationGroups(['internal'])
      .flatMap(({ items }) => items)
      .find((each) => each.label === label)!;
    const query = new URLSearchParams(item.to.split('?')[1]);
    expect(JSON.parse(query.get('filter')!)).toEqual({ Status: statuses });
    expect([query.get('sort'), query.get('order')]).toEqual(['StatusAt', 'ASC']);
  });
});

describe('activeItem', () => {
  const groups = navigationGroups(['superuser', 'internal']);
  it.each([
    ['/', 'Home'],
    ['/group', 'Group quotes'],
    ['/individual', 'Individuals'],
    ['/group/renewals', 'Group quotes'],
    ['/error-report/group', 'Error reports'],
    ['/error-report/group-member', 'Error reports'],
    ['/passive-renewals', 'Upcoming renewals'],
    ['/users/7', 'Users'],
    ['/configuration', 'Quote rules'],
    ['/configuration/7', 'Quote rules'],
    ['/configuration/add', 'Quote rules'],
    ['/configuration/shop', 'Shop rules'],
    ['/configuration/shop/7', 'Shop rules'],
    ['/configuration/expired', 'Expired rules'],
    ['/rate-drafts/7', 'Rate files'],
    ['/configurations', undefined],
    ['/dashboard', undefined],
  ])('at %s is %s', (pathname, label) => {
    expect(activeItem(groups, pathname)?.label).toBe(label);
  });
});

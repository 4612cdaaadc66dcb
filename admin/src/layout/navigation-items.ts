import type { Permission } from '#shared/roles/permissions';
import { INDIVIDUAL_VIEWS, WORK_VIEWS } from '#shared/sales/queue-views';
import type { NavigationGroup, NavigationItem } from '#web/shell/navigation-item';
import { viewAddress } from '../components/quote-queue/work-filter.ts';

export type NavigationIcon =
  | 'home'
  | 'portal'
  | 'queue'
  | 'individuals'
  | 'renewals'
  | 'error'
  | 'quote'
  | 'shop'
  | 'expired'
  | 'rates'
  | 'users'
  | 'agencies'
  | 'agents'
  | 'audit';

interface Item extends NavigationItem<NavigationIcon> {
  /** Additional paths that belong to the entry, besides those below its own. */
  section?: string;
}
type Group = NavigationGroup<Item>;

const HOME: Group = {
  title: null,
  items: [
    { label: 'Home', icon: 'home', to: '/' },
    { label: 'Agent portal', icon: 'portal', to: '/dashboard', isOtherApp: true },
  ],
};

/** The queues open with what needs a review. */
const SALES: Group = {
  title: 'Sales',
  items: [
    { label: 'Group quotes', icon: 'queue', to: viewAddress('/group', WORK_VIEWS.NeedsReview) },
    { label: 'Individuals', icon: 'individuals', to: viewAddress('/individual', INDIVIDUAL_VIEWS.NeedsReview) },
    { label: 'Upcoming renewals', icon: 'renewals', to: '/passive-renewals' },
    { label: 'Error reports', icon: 'error', to: '/error-report/group', section: '/error-report' },
  ],
};

const CONFIGURATION: Group = {
  title: 'Configuration',
  items: [
    { label: 'Quote rules', icon: 'quote', to: '/configuration' },
    { label: 'Shop rules', icon: 'shop', to: '/configuration/shop' },
    { label: 'Expired rules', icon: 'expired', to: '/configuration/expired' },
    { label: 'Rate files', icon: 'rates', to: '/rate-drafts' },
  ],
};

const ADMINISTRATION: Group = {
  title: 'People',
  items: [
    { label: 'Users', icon: 'users', to: '/users' },
    { label: 'Agents', icon: 'agents', to: '/agents' },
    { label: 'Agencies', icon: 'agencies', to: '/agencies' },
    { label: 'Audit', icon: 'audit', to: '/audit' },
  ],
};

/**
 * A user's sidebar. Source: spec 002 section 2, "Login, search, shell": the sales pages are for all internal users; configuration,
 * people and the audit trail are for super users.
 */
export const navigationGroups = (permissions: readonly Permission[]): Group[] =>
  permissions.includes('superuser') ? [HOME, SALES, CONFIGURATION, ADMINISTRATION] : [HOME, SALES];

/**
 * The entry to which a path belongs: the one with the longest path that is a prefix. Prefixes end at a slash, so /configuration/7
 * is Quote rules and /configuration/shop/7 is Shop rules.
 */
export function activeItem(groups: readonly Group[], pathname: string): Item | null {
  const own = groups.flatMap(({ items }) => items).filter(({ isOtherApp }) => !isOtherApp);
  const holding = own.filter(({ to, section = pathOf(to) }) => {
    return pathname === pathOf(to) || (to !== '/' && pathname.startsWith(`${section}/`));
  });
  return holding.reduce<Item | null>(
    (best, item) => (best === null || pathOf(item.to).length > pathOf(best.to).length ? item : best),
    null,
  );
}

/** Without filters. */
const pathOf = (to: string): string => to.split('?')[0]!;

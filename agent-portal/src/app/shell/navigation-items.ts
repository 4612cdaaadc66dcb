import { INDIVIDUAL_BOOKS, type Permission } from '#shared/roles/permissions';
import type { NavigationGroup, NavigationItem } from '#web/shell/navigation-item';

export type NavigationIcon =
  | 'today'
  | 'followUps'
  | 'quotes'
  | 'search'
  | 'group'
  | 'individual'
  | 'medicare'
  | 'agency'
  | 'sales'
  | 'quoteRules'
  | 'shopRules';

type Item = NavigationItem<NavigationIcon>;

/** What the sidebar depends on besides permissions. */
export interface NavigationFlags {
  /** Rule EnableIndividualBookOfBusiness. */
  hasIndividualBooks: boolean;
}

/**
 * A user's sidebar, by permissions. Source: spec 002 section 2, "Login, search, shell". Internal staff open the same list of group
 * quotes under a different name.
 */
export function navigationGroups(permissions: readonly Permission[], flags: NavigationFlags): NavigationGroup<Item>[] {
  const isInternal = permissions.includes('internal');
  const groups: NavigationGroup<Item>[] = [
    {
      title: null,
      items: [
        ...(flags.hasIndividualBooks && hasBooks(permissions) ? [TO_DO] : []),
        ...(hasBooks(permissions) ? [FOLLOW_UPS] : []),
        { label: isInternal ? 'Group quotes' : 'Quote/enroll', icon: 'quotes', to: '/dashboard' },
        { label: 'Search', icon: 'search', to: '/search' },
        ...(isInternal ? [SALES] : []),
      ],
    },
    { title: 'Book of business', items: books(permissions, flags) },
    { title: 'Agency', items: permissions.includes('agentadmin') ? [AGENCY_LOGO] : [] },
    { title: 'Configuration', items: permissions.includes('superuser') ? CONFIGURATION : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const TO_DO: Item = { label: 'Today’s calls', icon: 'today', to: '/today' };

/** They are of quotes too, so they stay where the books are hidden. */
const FOLLOW_UPS: Item = { label: 'Follow-ups', icon: 'followUps', to: '/followups' };

const AGENCY_LOGO: Item = { label: 'Logo on proposals', icon: 'agency', to: '/agency' };

const SALES: Item = { label: 'Sales dashboard', icon: 'sales', to: '/sales/group', isOtherApp: true };

const CONFIGURATION: Item[] = [
  { label: 'Quote rules', icon: 'quoteRules', to: '/sales/configuration', isOtherApp: true },
  { label: 'Shop rules', icon: 'shopRules', to: '/sales/configuration/shop', isOtherApp: true },
];

const hasBooks = (permissions: readonly Permission[]): boolean =>
  INDIVIDUAL_BOOKS.some((permission) => permissions.includes(permission));

function books(permissions: readonly Permission[], { hasIndividualBooks }: NavigationFlags): Item[] {
  if (!hasBooks(permissions)) {
    return [];
  }
  const items: (Item | false)[] = [
    permissions.includes('smallgroup') && { label: 'Small group', icon: 'group', to: '/bookofbusiness/group' },
    hasIndividualBooks && { label: 'Individual', icon: 'individual', to: '/bookofbusiness/individual' },
    hasIndividualBooks && { label: 'Medicare', icon: 'medicare', to: '/bookofbusiness/Medicare' },
  ];
  return items.filter((item) => item !== false);
}

import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { RULE_KEYS } from '#shared/business-rules/rule-catalogue';
import { RULE_NAMES } from '#shared/business-rules/rule-names';
import type { Permission } from '#shared/roles/permissions';
import { page, type PaletteOption, type PaletteSection, SIGN_IN_SECURITY } from '#web/palette/palette-option';
import { navigationGroups } from './navigation-items.ts';

const PORTAL = 'Agent portal';
/** Portal screens for staff, besides the portal's home in the sidebar. */
const PORTAL_PAGES = [
  { label: 'Search for a group', to: '/search' },
  { label: 'Search for an individual', to: '/search?mode=individual-only' },
  { label: 'New group', to: '/new-group' },
  { label: 'New individual', to: NEW_INDIVIDUAL_PATH },
  { label: 'Small group book of business', to: '/bookofbusiness/group' },
];
const ADD_RULE = page('Add rule', 'Configuration', '/configuration/add', false);
/** Everyone else reads the rules and proposes changes, without an entry in the menu (spec 002 section 2). */
const READ_RULES = [
  page('Quote rules', 'Read, propose', '/configuration', false),
  page('Shop rules', 'Read, propose', '/configuration/shop', false),
  page('Proposed rules', 'Read', '/configuration/proposals', false),
  page('Propose a rule', 'Configuration', '/configuration.add', false),
];

/** The rules, by name and by key: "open rule max employee age", "MaxEmployeeAge". For those who maintain or propose them. */
export const paletteRules = (permissions: readonly Permission[]): PaletteSection => ({
  title: 'Rules',
  options: permissions.includes('internal')
    ? RULE_KEYS.map((key) => page(RULE_NAMES[key], `Rule ${key}`, `/configuration/rule/${key}`, false))
    : [],
});

/** The pages this user can open: the whole sidebar, the form for a rule, the user's own, and those of the portal. */
export function palettePages(permissions: readonly Permission[]): PaletteOption[] {
  const own = navigationGroups(permissions).flatMap(({ title, items }) =>
    items.map(({ label, to, isOtherApp = false }) => page(label, title ?? '', to, isOtherApp)),
  );
  const rules = permissions.includes('superuser') ? [ADD_RULE] : READ_RULES;
  const portal = PORTAL_PAGES.map(({ label, to }) => page(label, PORTAL, to, true));
  return [...own, ...rules, SIGN_IN_SECURITY, ...(permissions.includes('smallgroup') ? portal : [])];
}

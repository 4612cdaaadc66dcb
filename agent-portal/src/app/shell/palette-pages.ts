import { INDIVIDUAL_QUOTING, type Permission } from '#shared/roles/permissions';
import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import { page, type PaletteOption, SIGN_IN_SECURITY } from '#web/palette/palette-option';
import { type NavigationFlags, navigationGroups } from './navigation-items.ts';

const GROUPS = 'Small groups';
const INDIVIDUALS = 'Individuals';
const NEW_GROUP = page('New group', GROUPS, '/new-group', false);
const FOR_INDIVIDUALS = [
  page('New individual', INDIVIDUALS, NEW_INDIVIDUAL_PATH, false),
  page('Tax credit estimate', INDIVIDUALS, '/individual/affordability', false),
];
const ADD_RULE = page('Add rule', 'Configuration', '/sales/configuration/add', true);

/** The pages this user can open: the whole sidebar, the starts of new work, and the user's own. */
export function palettePages(permissions: readonly Permission[], flags: NavigationFlags): PaletteOption[] {
  const own = navigationGroups(permissions, flags).flatMap(({ title, items }) =>
    items.map(({ label, to, isOtherApp = false }) => page(label, title ?? '', to, isOtherApp)),
  );
  return [
    ...own,
    ...(permissions.includes('smallgroup') ? [NEW_GROUP] : []),
    ...(INDIVIDUAL_QUOTING.some((needed) => permissions.includes(needed)) ? FOR_INDIVIDUALS : []),
    ...(permissions.includes('superuser') ? [ADD_RULE] : []),
    SIGN_IN_SECURITY,
  ];
}

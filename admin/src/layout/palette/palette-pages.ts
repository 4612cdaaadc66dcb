import { NEW_INDIVIDUAL_PATH } from '#shared/individuals/individual-next-step';
import type { Permission } from '#shared/roles/permissions';
import { typedWords } from '#shared/search/search-terms';
import { navigationGroups } from '../navigation-items.ts';
import type { PaletteOption } from './palette-option.ts';

const PORTAL = 'Agent portal';
/** Portal screens for staff, besides the portal's home in the sidebar. */
const PORTAL_PAGES = [
  { label: 'Search for a group', to: '/search' },
  { label: 'Search for an individual', to: '/search?mode=individual-only' },
  { label: 'New group', to: '/new-group' },
  { label: 'New individual', to: NEW_INDIVIDUAL_PATH },
  { label: 'Small group book of business', to: '/bookofbusiness/group' },
];

/** The pages this user can open: the whole sidebar, and those of the portal. */
export function palettePages(permissions: readonly Permission[]): PaletteOption[] {
  const own = navigationGroups(permissions).flatMap(({ title, items }) =>
    items.map(({ label, to, isOtherApp = false }) => page(label, title ?? '', to, isOtherApp)),
  );
  const portal = PORTAL_PAGES.map(({ label, to }) => page(label, PORTAL, to, true));
  return permissions.includes('smallgroup') ? [...own, ...portal] : own;
}

function page(title: string, detail: string, to: string, isPortal: boolean): PaletteOption {
  return { id: `page-${to.replaceAll(/\W+/g, '-')}`, title, detail, to, isPortal };
}

/** Pages with a word starting with each word typed; all pages for an empty query. */
export function matchingPages(pages: readonly PaletteOption[], text: string): PaletteOption[] {
  const typed = typedWords(text);
  return pages.filter(({ title, detail }) => {
    const words = typedWords(`${title} ${detail}`);
    return typed.every((begin) => words.some((word) => word.startsWith(begin)));
  });
}

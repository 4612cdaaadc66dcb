import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { Permission } from '#shared/roles/permissions';

export interface PaletteOption {
  /** Unique among all options. */
  id: string;
  title: string;
  /** Details that distinguish it: a page's section, a group's city, a quote's status. */
  detail: string;
  to: string;
  /** Belongs to the other application, so a full page load. */
  isOtherApp: boolean;
  /** Of a group or a quote: who types exactly this means it. */
  number?: string | null;
  /** For the screen to which it leads. */
  state?: object;
  /** Of a quote, with its name for this user. */
  status?: { code: QuoteStatus; label: string };
}

/** Something to do instead of a place to go to. */
export interface PaletteCommand extends Pick<PaletteOption, 'id' | 'title' | 'detail'> {
  run: () => void;
  /** The field keeps the focus, and what it now contains is searched. */
  staysOpen?: boolean;
}

export type PaletteChoice = PaletteOption | PaletteCommand;

export const isCommand = (choice: PaletteChoice): choice is PaletteCommand => 'run' in choice;

export interface PaletteSection {
  title: string;
  options: readonly PaletteChoice[];
}

/** What an application gives to the palette. */
export interface PaletteApp {
  name: 'console' | 'portal';
  permissions: readonly Permission[];
  pages: readonly PaletteOption[];
  /** Further places, by what they are called together; listed only when they match what is typed. */
  places?: PaletteSection;
  /** Keys that only this application has, with what they do. */
  keys: readonly KeyHint[];
  signOut: () => void;
  notify: (message: string, isError: boolean) => void;
}

export type KeyHint = readonly [keys: string, meaning: string];

/** A page of the sidebar or another screen. */
export function page(title: string, detail: string, to: string, isOtherApp: boolean): PaletteOption {
  return { id: `page-${to.replaceAll(/\W+/g, '-')}`, title, detail, to, isOtherApp };
}

/** In both applications, for every user. */
export const SIGN_IN_SECURITY = page(
  'Sign-in security',
  'Second step: authenticator app, passkeys',
  '/sign-in-security',
  false,
);

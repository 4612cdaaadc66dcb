import type { PaletteApp, PaletteOption } from './palette-option.ts';

const keyOf = (app: PaletteApp['name']): string => `pq.${app}.recent`;
const MOST = 3;

/**
 * The most recent choices in this tab. Stores pages and quote numbers, but no names of groups or people: browsers store no customer
 * data (ux 9).
 */
export function recentChoices(app: PaletteApp['name']): PaletteOption[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(app)) ?? '[]') as PaletteOption[];
  } catch {
    return [];
  }
}

export function rememberChoice(app: PaletteApp['name'], option: PaletteOption): void {
  const kept = nameless(option);
  if (!kept) {
    return;
  }
  const others = recentChoices(app).filter(({ id }) => id !== kept.id);
  try {
    sessionStorage.setItem(keyOf(app), JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // If storage is disabled, nothing is remembered.
  }
}

/** The storable part; null if nothing is left without its name. */
export function nameless(option: PaletteOption): PaletteOption | null {
  const [, quoteId] = /^quote-(\d+)$/.exec(option.id) ?? [];
  if (quoteId) {
    return { ...option, title: `Quote ${quoteId}`, detail: '', status: undefined };
  }
  return option.id.startsWith('page-') ? option : null;
}

import type { PaletteOption } from './palette-option.ts';

const KEY = 'pq.console.recent';
const MOST = 3;

/**
 * What was chosen last in this tab. Pages and the numbers of quotes are kept, names of groups and people are not: browsers keep
 * no customer data (ux 9).
 */
export function recentChoices(): PaletteOption[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as PaletteOption[];
  } catch {
    return [];
  }
}

export function rememberChoice(option: PaletteOption): void {
  const kept = nameless(option);
  if (!kept) {
    return;
  }
  const others = recentChoices().filter(({ id }) => id !== kept.id);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing forgets it.
  }
}

/** As it may be kept; null for what is nothing without its name. */
export function nameless(option: PaletteOption): PaletteOption | null {
  const [, quoteId] = /^quote-(\d+)$/.exec(option.id) ?? [];
  if (quoteId) {
    return { ...option, title: `Quote ${quoteId}`, detail: '' };
  }
  return option.id.startsWith('page-') ? option : null;
}

import { typedWords } from '#shared/search/search-terms';
import type { PaletteChoice } from './palette-option.ts';

/** "Open audit" is "audit". */
const OPEN = /^(open|go to)\s+(?=\S)/i;

/** Choices with a word starting with each word typed; all for an empty query. */
export function matchingChoices<Choice extends PaletteChoice>(choices: readonly Choice[], text: string): Choice[] {
  const typed = typedWords(text.trim().replace(OPEN, ''));
  return choices.filter(({ title, detail }) => {
    const words = typedWords(`${title} ${detail}`);
    return typed.every((begin) => words.some((word) => word.startsWith(begin)));
  });
}

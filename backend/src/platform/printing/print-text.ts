import { MAX_TEXT_CHARACTERS, MAX_WORDS } from './print-limits.ts';

/**
 * Whether a page has too much text to print, checked before parsing. Tags and their attributes do not count, unless they are never closed.
 * A single pass, whatever the characters.
 */
export function hasTooMuchText(html: string): boolean {
  let [characters, words] = [0, 0];
  let isInWord = false;
  // Behind it no tag ends, and looking for an end again and again would read the rest as often.
  const lastEnd = html.lastIndexOf('>');
  for (let at = 0; at < html.length; at += 1) {
    const isTag = at < lastEnd && html[at] === '<' && TAG_START.test(html[at + 1] ?? '');
    const tagEnd = isTag ? html.indexOf('>', at) : -1;
    if (tagEnd >= 0) {
      at = tagEnd;
      isInWord = false;
      continue;
    }
    const isBlank = BLANK.test(html[at]!);
    characters += 1;
    words += isInWord || isBlank ? 0 : 1;
    isInWord = !isBlank;
    if (characters > MAX_TEXT_CHARACTERS || words > MAX_WORDS) {
      return true;
    }
  }
  return false;
}

const TAG_START = /[a-z/!?]/i;
const BLANK = /\s/;

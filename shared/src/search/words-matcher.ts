import { plainForSearch } from '#shared/search/search-terms';

/** How lists on a screen are filtered: by texts that contain every typed word. Case and accents do not matter, as in searches. */
export function wordsMatcher(typed: string): (text: string) => boolean {
  const words = typedWordsOf(typed);
  return (text) => {
    const searched = plainForSearch(text);
    return words.every((word) => searched.includes(word));
  };
}

/** The words of a filter as they are looked for; names may be typed as "Last, First". */
export const typedWordsOf = (typed: string): string[] =>
  plainForSearch(typed)
    .split(/[\s,]+/)
    .filter(Boolean);

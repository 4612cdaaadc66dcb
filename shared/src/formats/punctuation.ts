import { composed } from '#shared/formats/composed';

/** Characters inserted by word processors and mail programs, with their plain equivalents. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u2035\u02BC\u00B4]/g, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u2036\u00AB\u00BB]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u2022\u00B7]/g, '-'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, ''],
];

/**
 * Converts smart punctuation to plain characters: curly quotes, long dashes, the ellipsis, bullets, special spaces; removes
 * invisible marks. Accented letters stay, each as one character.
 *
 * Source: spec 000 section 5, "Smart punctuation is cleaned to plain characters on blur".
 */
export const cleanPunctuation = (text: string): string =>
  // Again at the end: an invisible mark may have stood between a letter and its accent.
  composed(PLAIN.reduce((cleaned, [smart, plain]) => cleaned.replaceAll(smart, plain), composed(text)));

/** A text field's stored value: plain punctuation, no surrounding spaces. */
export const cleanText = (text: string): string => cleanPunctuation(text).trim();

import type { TextRule } from '#shared/formats/pattern';

/**
 * The form in which text is stored and compared (Unicode's NFC): a letter with its accent is one character. File names and programs of a
 * Mac write "é" as two, which look the same and are not equal.
 */
export const composed = (text: string): string => text.normalize('NFC');

/** Equal for names that people read as the same: case, surrounding spaces, and how an accent was written do not matter. */
export const nameToCompare = (name: string): string => composed(name).trim().toLowerCase();

/** Lowercases A to Z only. Everything else is unchanged: the Kelvin sign, for example, is not a k. For identifiers of people. */
export const asciiLower = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** "1 member", "1,204 members". @param many if it is not `one` with an s */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** For the start of a sentence or a label. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Arabic keyboards type digits of their own, of Arabic and of Persian. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

export const ONE_LINE = 'Use one line, without line breaks or tabs.';

/** Checks whether text is a single line: names go into files, emails and forms, where a line break would have another meaning. */
export const oneLineProblem = (text: string): string | null => (isOneLine(text) ? null : ONE_LINE);

export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

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

/**
 * The characters in every face of our documents' font (Roboto, as shipped with pdfmake): Latin, Greek and Cyrillic letters,
 * Vietnamese, and common punctuation. A test compares this with the font.
 */
const PRINTABLE =
  // Combining marks come first: after a letter they would combine with it into one character.
  '\\u0300-\\u0301\\u0303\\u0309\\u030f\\u0323' +
  '\\u0020-\\u007e\\u00a0-\\u017f\\u018f\\u0192\\u01a0-\\u01a1\\u01af-\\u01b0\\u01f0\\u01fa-\\u01ff\\u0218-\\u021b\\u0237\\u0259\\u02bc' +
  '\\u02c6-\\u02c7\\u02c9\\u02d8-\\u02dd\\u02f3\\u0384-\\u038a\\u038c\\u038e-\\u03a1' +
  '\\u03a3-\\u03ce\\u03d1-\\u03d2\\u03d6\\u0400-\\u0486\\u0488-\\u0513\\u1e00-\\u1e01\\u1e3e-\\u1e3f\\u1e80-\\u1e85\\u1e9e\\u1ea0-\\u1ef9' +
  '\\u1f4d\\u2000-\\u200b\\u2010-\\u2011\\u2013-\\u2015\\u2017-\\u201e\\u2020-\\u2022\\u2025-\\u2027\\u2030\\u2032-\\u2033\\u2039-\\u203a' +
  '\\u203c\\u2044\\u2070\\u2074-\\u208e\\u20a3-\\u20a4\\u20a6-\\u20ac\\u20b1\\u20b9-\\u20ba\\u20bc-\\u20bd\\u20c1\\u2105\\u2113\\u2116' +
  '\\u2122\\u2126\\u212e\\u215b-\\u215e\\u2202\\u2206\\u220f\\u2211-\\u2212\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264-\\u2265\\u25a0' +
  '\\u25ca-\\u25cb\\u25cf\\ufffd';
const UNPRINTABLE = new RegExp(`[^${PRINTABLE}\\n\\r\\t]`, 'u');
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu');
/** In the font, and known as the replacement for a missing character. */
const REPLACEMENT = '\ufffd';

export const cannotBePrinted = (character: string): string =>
  `“${character}” cannot be printed on documents. Write it in Latin letters, as on official papers.`;

/**
 * Checks whether a name that appears in documents can be printed as typed: a signed document must not lose a letter. Ours: official
 * documents also use Latin letters for names, and the carrier's file accepts nothing else.
 */
export function unprintableProblem(text: string): string | null {
  const found = UNPRINTABLE.exec(composed(text));
  return found && (oneLineProblem(found[0]) ?? cannotBePrinted(found[0]));
}

/** The given rule, plus that the text can be printed. */
export const printable =
  (rule: TextRule): TextRule =>
  (text) =>
    rule(text) ?? unprintableProblem(text);

/** Text for a document: unprintable characters are visibly replaced. */
export const visibleText = (text: string): string => composed(text).replace(EACH_UNPRINTABLE, REPLACEMENT);

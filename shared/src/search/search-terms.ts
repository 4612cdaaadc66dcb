/** Maximum length of a stored term; queries are truncated the same way, so that a long address still matches. */
export const TERM_LENGTH = 60;

/** The searchable data of a group, each matched by prefix. */
export interface FoundBy {
  name: string;
  groupNumber: string | null;
  phoneNumber: string | null;
  email: string | null;
}

export const TERM_KINDS = ['name', 'number', 'phone', 'email'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/**
 * The terms under which a group is indexed: each word of its name, its number whole and in parts, its phone and its email address.
 * Lowercase, without accents, no duplicates.
 */
export function groupTerms({ name, groupNumber, phoneNumber, email }: FoundBy): [TermKind, string][] {
  const numberWords = wordsOf(groupNumber ?? '');
  return [
    ...kept('name', wordsOf(name).length > 0 ? wordsOf(name) : [plainForSearch(name)]),
    ...kept('number', [numberWords.join(''), ...numberWords]),
    ...kept('phone', [phoneNumber ?? '']),
    ...kept('email', [plainForSearch(email ?? '')]),
  ];
}

/**
 * Typed text as term prefixes; a group matches if it has a term for each of them. A phone number may be typed in any format, in
 * whole or in part; text containing @ is an email address.
 */
export function typedTerms(text: string): string[] {
  const typed = plainForSearch(text);
  if (/^[\d\s()+.-]*$/.test(typed) && /\d.*\d.*\d/.test(typed)) {
    return cut([typed.replaceAll(/\D/g, '')]);
  }
  const terms = typed.split(/\s+/).flatMap((part) => (part.includes('@') ? [part] : wordsOf(part)));
  return cut(terms.length > 0 ? terms : [typed]);
}

/** The number of a quote, with or without #; null if the text is none. */
export const typedQuoteId = (text: string): number | null =>
  /^#?\d{1,9}$/.test(text.trim()) ? Number(text.trim().replace('#', '')) : null;

/** The words of a typed name; text of symbols only is searched as it is. */
export function typedWords(text: string): string[] {
  const words = wordsOf(text);
  return cut(words.length > 0 ? words : [plainForSearch(text)]);
}

/** A person's name as it is found by its beginning: lowercase, without accents, apostrophes and punctuation. */
export const nameKey = (name: string): string => cut([wordsOf(name).join(' ')])[0] ?? '';

const ACCENTS = /\p{M}/gu;
/** An apostrophe belongs to its word: "Joe's" is joes. */
/** Lowercase letters without accents. */
export const plainForSearch = (text: string): string =>
  text.trim().normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
const wordsOf = (text: string): string[] =>
  plainForSearch(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const cut = (terms: readonly string[]): string[] => [
  ...new Set(terms.map((term) => [...term].slice(0, TERM_LENGTH).join('')).filter(Boolean)),
];
const kept = (kind: TermKind, terms: readonly string[]): [TermKind, string][] => cut(terms).map((term) => [kind, term]);

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

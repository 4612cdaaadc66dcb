/** Longest term that is kept; what is typed is cut alike, so that a long address is still found. */
export const TERM_LENGTH = 60;

/** What a group can be found by, each as the beginning of a term. */
export interface FoundBy {
  name: string;
  groupNumber: string | null;
  phoneNumber: string | null;
  email: string | null;
}

export const TERM_KINDS = ['name', 'number', 'phone', 'email'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/**
 * The terms that a group is filed under: each word of its name, its number as a whole and in parts, its phone and its email
 * address. Lower case, without accents, each once.
 */
export function groupTerms({ name, groupNumber, phoneNumber, email }: FoundBy): [TermKind, string][] {
  const numberWords = wordsOf(groupNumber ?? '');
  return [
    ...kept('name', wordsOf(name).length > 0 ? wordsOf(name) : [plain(name)]),
    ...kept('number', [numberWords.join(''), ...numberWords]),
    ...kept('phone', [phoneNumber ?? '']),
    ...kept('email', [plain(email ?? '')]),
  ];
}

/**
 * Typed text as the beginnings of terms; a group is found when it has one for each of them. A phone number may be typed in any
 * spelling, in whole or in part; whatever holds an @ is an email address.
 */
export function typedTerms(text: string): string[] {
  const typed = plain(text);
  if (/^[\d\s()+.-]*$/.test(typed) && /\d.*\d.*\d/.test(typed)) {
    return cut([typed.replaceAll(/\D/g, '')]);
  }
  const terms = typed.split(/\s+/).flatMap((part) => (part.includes('@') ? [part] : wordsOf(part)));
  return cut(terms.length > 0 ? terms : [typed]);
}

/** The words of a typed name; signs alone are looked for as they are. */
export function typedWords(text: string): string[] {
  const words = wordsOf(text);
  return cut(words.length > 0 ? words : [plain(text)]);
}

const ACCENTS = /\p{M}/gu;
/** An apostrophe belongs to its word: "Joe's" is joes. */
const plain = (text: string): string => text.trim().normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const cut = (terms: readonly string[]): string[] => [
  ...new Set(terms.map((term) => [...term].slice(0, TERM_LENGTH).join('')).filter(Boolean)),
];
const kept = (kind: TermKind, terms: readonly string[]): [TermKind, string][] => cut(terms).map((term) => [kind, term]);

/** Letters that Unicode does not decompose into a letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const TITLES = ['mr', 'mrs', 'ms', 'miss', 'dr', 'prof'];
const SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv', 'v', 'md', 'phd', 'esq', 'cpa', 'chfc', 'clu', 'rhu'];
/** In these scripts a full name is written without a space. */
const WITHOUT_BLANKS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u;

/** Ours: the specification asks for a name (SignedByName), not whose it must be. */
export const signsForAnother = (typed: string, accountName: string): string =>
  `You typed “${typed}”, and this account belongs to ${accountName}. Both names are stored with the signature and shown to staff.`;

/**
 * Whether a typed name is the account's: the same first and last name. Ignores case, accents, titles, middle names, suffixes and
 * the order "Last, First".
 */
export function isSignerOf(typed: string, accountName: string): boolean {
  const [one, other] = [nameParts(typed), nameParts(accountName)];
  return one.length > 0 && one.at(0) === other.at(0) && one.at(-1) === other.at(-1);
}

/** Whether a name has more than one word; users whose account has a one-word name sign with it. */
export const isFullName = (typed: string, accountName: string): boolean => {
  const words = nameParts(typed);
  return (
    words.length > 1 || WITHOUT_BLANKS.test(typed.trim()) || (words.length === 1 && isSignerOf(typed, accountName))
  );
};

/** "Dr. Lindqvist, Ada M., Jr." -> ada, m, lindqvist. */
function nameParts(name: string): string[] {
  const [first = '', ...rest] = name
    .split(',')
    .map(words)
    .filter((part) => part.length > 0 && !part.every(isSuffix));
  const parts = first === '' ? [] : [...rest.flat(), ...first];
  const named = parts.length > 1 && TITLES.includes(parts[0]!) ? parts.slice(1) : parts;
  let end = named.length;
  while (end > 2 && isSuffix(named[end - 1]!)) {
    end -= 1;
  }
  return named.slice(0, end);
}

const isSuffix = (word: string): boolean => SUFFIXES.includes(word);

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(/['’ʼ`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

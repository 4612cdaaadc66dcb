/** "Jr." belongs to the last name, as it stands on a card. */
const SUFFIX = /^(jr|sr|ii|iii|iv|v|md|phd)\.?$/i;
/** Words that begin a last name: "van der Berg", "de la Cruz". */
const PARTICLES = new Set(
  'al bin da dal de del della den der di do dos du el la le los mac san st st. ten ter van vander vom von zu'.split(
    ' ',
  ),
);
const INITIAL = /^\p{L}\.?$/u;

export interface NameApart {
  FirstName: string;
  /** One capital letter, or null. */
  MiddleInitial: string | null;
  LastName: string;
  /** The words could be divided in another way too. */
  isGuess: boolean;
}

/**
 * First name, middle initial and last name of a name in one cell, "Last, First" or "First Last".
 * Middle names shorten to their initial, as everywhere on the census.
 *
 * @returns null where one of first and last name is missing
 * Source: spec 000 section 5, "PCP": the two ways in which a name is written.
 */
export function takeNameApart(text: string): NameApart | null {
  const [last = '', ...rest] = text
    .split(',')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  // In "Ada Byron, Jr." the comma stands before a suffix, not between the names.
  const isSuffixOnly = rest.length > 0 && rest.every((part) => SUFFIX.test(part));
  if (rest.length === 0 || isSuffixOnly) {
    return firstLast([...last.split(' '), ...rest].filter(Boolean));
  }
  const suffixes = rest.filter((part) => SUFFIX.test(part));
  const given = rest.filter((part) => !SUFFIX.test(part)).join(' ');
  return withGiven(given.split(' '), [last, ...suffixes].join(' '), false);
}

function firstLast(words: readonly string[]): NameApart | null {
  const suffixes: string[] = [];
  const names = [...words];
  while (names.length > 2 && SUFFIX.test(names.at(-1)!)) {
    suffixes.unshift(names.pop()!);
  }
  let start = names.length - 1;
  while (start > 1 && PARTICLES.has(names[start - 1]!.toLowerCase())) {
    start -= 1;
  }
  const given = names.slice(0, start);
  const isGuess = given.slice(1).some((word) => !INITIAL.test(word));
  return withGiven(given, [...names.slice(start), ...suffixes].join(' '), isGuess);
}

function withGiven(given: readonly string[], LastName: string, isGuess: boolean): NameApart | null {
  const [first = '', ...middle] = given.filter(Boolean);
  if (first === '' || LastName === '') {
    return null;
  }
  const [letter] = /\p{L}/u.exec(middle[0] ?? '') ?? [];
  return { FirstName: first, MiddleInitial: letter?.toUpperCase() ?? null, LastName, isGuess };
}

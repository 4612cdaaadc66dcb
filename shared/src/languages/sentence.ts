import type { Message } from '#shared/languages/language';
import type { Values, Words } from '#shared/languages/words';

/** The known messages with places, as patterns. */
const PATTERNS = new Map<string, RegExp>();

/** A place in a message: {name}, or {left, plural, one {# try} other {# tries}}. */
const PLACE = /\{(\w+)\}|\{(\w+), plural, one \{# ([^}]+)\} other \{# ([^}]+)\}\}/g;

/**
 * The server refuses in English sentences. As with gettext, the sentence itself is the key: what stands in the places of the known message
 * is read from it. A text can consist of several of them.
 *
 * @param given what stands in the places where the text is the known message itself
 * @returns null for a text that is not known as a whole, which stays English
 */
export function sentenceIn(words: Words, known: readonly Message[], text: string, given?: Values): string | null {
  // First sentence by sentence: a place at the end of one must not take in the next.
  const said = text.split(/(?<=\.) /).map((sentence) => knownIn(words, known, sentence, given));
  return said.includes(null) ? knownIn(words, known, text, given) : said.join(' ');
}

function knownIn(words: Words, known: readonly Message[], sentence: string, given?: Values): string | null {
  for (const message of known) {
    const values = message.en === sentence ? (given ?? {}) : valuesIn(message.en, sentence);
    if (values) {
      return words.say(message, values);
    }
  }
  return null;
}

function valuesIn(message: string, sentence: string): Values | null {
  if (!message.includes('{')) {
    return null;
  }
  const pattern = PATTERNS.get(message) ?? new RegExp(`^${patternOf(message)}$`, 'u');
  PATTERNS.set(message, pattern);
  const found = pattern.exec(sentence);
  return (
    found &&
    Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value]) => [name, isCount(message, name) ? Number(value) : value]),
    )
  );
}

const isCount = (message: string, name: string): boolean => message.includes(`{${name}, plural`);

/** The message as a pattern, its places as named groups. */
function patternOf(message: string): string {
  let [pattern, from] = ['', 0];
  for (const place of message.matchAll(PLACE)) {
    const [whole, text, count, one, many] = place;
    pattern += literal(message.slice(from, place.index));
    pattern += text ? `(?<${text}>.+)` : `(?<${count}>\\d+) (?:${literal(one!)}|${literal(many!)})`;
    from = place.index + whole.length;
  }
  return pattern + literal(message.slice(from));
}

const literal = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

import type { Colleague } from '#shared/sales/assignment.record';
import { isSameUsername } from '#shared/sales/assignment';
import { composed } from '#shared/formats/text';

/** The longest name that can be typed after @. */
const LONGEST_NAME = 100;
const MOST_OFFERED = 8;

/** A mention that is being typed: from its @ to the caret. */
export interface TypedMention {
  start: number;
  end: number;
  /** What follows the @. */
  query: string;
}

/** The mention that the caret is in; null if there is none. An @ within a word, as in an email address, begins none. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const [, query] = /(?:^|[\s(])@([^@\n]*)$/.exec(text.slice(0, caret)) ?? [];
  return query === undefined || query.length > LONGEST_NAME
    ? null
    : { start: caret - query.length - 1, end: caret, query };
}

/** Colleagues whose name, a part of it, or user name begins with what was typed. */
export function offeredColleagues(colleagues: readonly Colleague[], query: string): Colleague[] {
  const typed = composed(query).toLowerCase();
  const begins = (name: string) => composed(name).toLowerCase().startsWith(typed);
  return colleagues
    .filter(({ FullName, Username }) => begins(FullName) || FullName.split(/\s+/).some(begins) || begins(Username))
    .slice(0, MOST_OFFERED);
}

/** The text with the typed mention completed, and where the caret then is. */
export function withMention(
  text: string,
  { start, end }: TypedMention,
  { FullName }: Pick<Colleague, 'FullName'>,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${FullName} `;
  return { text: before + text.slice(end).replace(/^ /, ''), caret: before.length };
}

/**
 * The colleagues whom a text mentions as @ and their full name. Of several with the same name, those who were chosen from the list.
 *
 * @param chosen user names
 */
export function mentionedIn(
  text: string,
  colleagues: readonly Colleague[],
  chosen: readonly string[] = [],
): Colleague[] {
  const named = new Set(
    noteParts(
      text,
      colleagues.map(({ FullName }) => FullName),
    ).flatMap(({ mention }) => (mention === null ? [] : [mention])),
  );
  return colleagues.filter(
    ({ FullName, Username }) =>
      named.has(FullName) &&
      (colleagues.filter((other) => other.FullName === FullName).length === 1 ||
        chosen.some((each) => isSameUsername(each, Username))),
  );
}

/** A piece of a note. */
export interface NotePart {
  text: string;
  /** The name that it mentions; null for other text. */
  mention: string | null;
}

/** A note in pieces, so that those who are mentioned stand out. Of "Al" and "Al Bee" the longer name is found. */
export function noteParts(text: string, names: readonly string[]): NotePart[] {
  const known = [...new Set(names)].filter((name) => name !== '').sort((one, other) => other.length - one.length);
  if (known.length === 0) {
    return [{ text, mention: null }];
  }
  const mentions = new RegExp(`@(${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const parts: NotePart[] = [];
  let at = 0;
  for (const { 0: found, 1: mention = '', index } of text.matchAll(mentions)) {
    parts.push({ text: text.slice(at, index), mention: null }, { text: found, mention });
    at = index + found.length;
  }
  return [...parts, { text: text.slice(at), mention: null }].filter((part) => part.text !== '');
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

import anyAscii from 'any-ascii';
import { composed } from '#shared/formats/composed';

/** X12 syntax: elements separated by "*", segments terminated by "~". */
const ELEMENT = '*';
const COMPONENT = ':';
const REPETITION = '^';
const TERMINATOR = '~';

export const DELIMITERS = { ELEMENT, COMPONENT, REPETITION, TERMINATOR } as const;

/** Delimiters and control characters. */
const NOT_DATA = /[*:^~]|[^\x20-\x7e]/g;

/** A segment: its name and its elements, in order; '' for an omitted element. */
export type Segment = readonly [name: string, ...elements: string[]];

/**
 * Text for an element: in plain letters ("Søren Wałęsa" is "Soren Walesa", "Щербаков" "Shcherbakov"), the only ones that every
 * partner's system accepts; without delimiters, with single spaces.
 * @param limit the element's maximum length
 */
export const cleaned = (text: string, limit: number): string =>
  anyAscii(composed(text)).replace(NOT_DATA, ' ').replace(/ +/g, ' ').trim().slice(0, limit).trim();

/** Omits trailing empty elements, as the standard requires. One segment per line, which partners' systems accept. */
export function written(segments: readonly Segment[]): string {
  return segments.map((segment) => `${withoutEmptyEnd(segment).join(ELEMENT)}${TERMINATOR}\n`).join('');
}

function withoutEmptyEnd(segment: Segment): readonly string[] {
  const last = segment.findLastIndex((element) => element !== '');
  return segment.slice(0, last + 1);
}

import anyAscii from 'any-ascii';

/** How X12 writes things: elements with "*" between, segments ended by "~". */
const ELEMENT = '*';
const COMPONENT = ':';
const REPETITION = '^';
const TERMINATOR = '~';

export const DELIMITERS = { ELEMENT, COMPONENT, REPETITION, TERMINATOR } as const;

/** Marks that stand for structure, and control characters. */
const NOT_DATA = /[*:^~]|[^\x20-\x7e]/g;

/** A segment: its name and its elements, in order; '' where an element is left out. */
export type Segment = readonly [name: string, ...elements: string[]];

/**
 * Text as it may stand in an element: in plain letters ("Søren Wałęsa" is "Soren Walesa", "Щербаков" "Shcherbakov"), which is all
 * that a partner's system takes for sure; delimiters left out, spaces single.
 * @param limit the element's greatest length
 */
export const cleaned = (text: string, limit: number): string =>
  anyAscii(text.normalize('NFC')).replace(NOT_DATA, ' ').replace(/ +/g, ' ').trim().slice(0, limit).trim();

/** Empty elements at the end are left out, as the standard asks. One segment a line, which partners' systems accept. */
export function written(segments: readonly Segment[]): string {
  return segments.map((segment) => `${withoutEmptyEnd(segment).join(ELEMENT)}${TERMINATOR}\n`).join('');
}

function withoutEmptyEnd(segment: Segment): readonly string[] {
  const last = segment.findLastIndex((element) => element !== '');
  return segment.slice(0, last + 1);
}

/** The page's sections, from top to bottom. */
export const SECTIONS = ['quotes', 'group', 'census', 'timeline'] as const;
export type Section = (typeof SECTIONS)[number];

const OPEN_AT_FIRST: readonly Section[] = ['quotes', 'group'];
const PARAM = 'open';

/** The sections that a URL expands: "?open=quotes.census", none for "?open=", the first two by default. */
export function openSections(params: URLSearchParams): readonly Section[] {
  const named = params.get(PARAM)?.split('.');
  return named ? SECTIONS.filter((section) => named.includes(section)) : OPEN_AT_FIRST;
}

/** The URL with these sections expanded; other parameters stay. */
export function withOpenSections(params: URLSearchParams, open: readonly Section[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(PARAM, SECTIONS.filter((section) => open.includes(section)).join('.'));
  return next;
}

/** The parts of the page, from top to bottom. */
export const SECTIONS = ['quotes', 'group', 'addresses', 'agents', 'census', 'timeline'] as const;
export type Section = (typeof SECTIONS)[number];

const OPEN_AT_FIRST: readonly Section[] = ['quotes', 'group'];
const PARAM = 'open';

/** Which sections an address opens: "?open=quotes.census", none for "?open=", the first two where it says nothing. */
export function openSections(params: URLSearchParams): readonly Section[] {
  const named = params.get(PARAM)?.split('.');
  return named ? SECTIONS.filter((section) => named.includes(section)) : OPEN_AT_FIRST;
}

/** The address with these sections open; other parameters stay. */
export function withOpenSections(params: URLSearchParams, open: readonly Section[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(PARAM, SECTIONS.filter((section) => open.includes(section)).join('.'));
  return next;
}

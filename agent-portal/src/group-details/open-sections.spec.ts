import { openSections, SECTIONS, withOpenSections } from './open-sections.ts';

describe('the open sections of an address', () => {
  it.each([
    ['', ['quotes', 'group']],
    ['open=', []],
    ['open=census', ['census']],
    ['open=timeline.quotes', ['quotes', 'timeline']],
    ['open=census.nothing', ['census']],
    ['open=group.addresses.agents', ['group']],
  ])('"%s" opens %j', (search, sections) => {
    expect(openSections(new URLSearchParams(search))).toEqual(sections);
  });

  it.each([
    ['', ['census', 'quotes'], 'open=quotes.census'],
    ['page=2&open=quotes', [], 'page=2&open='],
    ['', [...SECTIONS], 'open=quotes.group.census.timeline'],
  ] as const)('"%s" with %j open is "%s"', (search, sections, next) => {
    const params = withOpenSections(new URLSearchParams(search), sections);
    expect(params.toString()).toBe(next);
    expect(openSections(params)).toEqual(
      SECTIONS.filter((section) => (sections as readonly string[]).includes(section)),
    );
  });
});

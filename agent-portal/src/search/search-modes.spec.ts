import { searchModes } from './search-modes.ts';

describe('searchModes', () => {
  it.each`
    asked                | isInternal | mayQuoteGroups | modes
    ${null}              | ${true}    | ${true}        | ${['group', 'individual']}
    ${null}              | ${false}   | ${true}        | ${['group']}
    ${null}              | ${false}   | ${false}       | ${['individual']}
    ${'group-only'}      | ${true}    | ${true}        | ${['group']}
    ${'group-only'}      | ${false}   | ${true}        | ${['group']}
    ${'individual-only'} | ${true}    | ${true}        | ${['individual']}
    ${'individual-only'} | ${false}   | ${true}        | ${['individual']}
    ${'group-only'}      | ${false}   | ${false}       | ${['individual']}
    ${'nonsense'}        | ${true}    | ${true}        | ${['group', 'individual']}
  `('$asked, internal $isInternal, groups $mayQuoteGroups: $modes', ({ modes, ...facts }) => {
    expect(searchModes(facts)).toEqual(modes);
  });
});

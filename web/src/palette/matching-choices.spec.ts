import { matchingChoices } from './matching-choices.ts';
import { page } from './palette-option.ts';

const PAGES = [
  page('Audit', 'People', '/audit', false),
  page('Shop', 'Configuration', '/configuration/shop', false),
  page('New group', 'Agent portal', '/new-group', true),
];

describe('what the palette finds', () => {
  it.each([
    ['the beginning of a word', 'aud', ['Audit']],
    ['a section', 'conf', ['Shop']],
    ['a section and a page', 'shop conf', ['Shop']],
    ['capitals', 'NEW', ['New group']],
    ['a verb before the page', 'open aud', ['Audit']],
    ['another verb before it', 'Go to shop', ['Shop']],
    ['the middle of a word', 'udit', []],
  ])('by %s', (_what, text, found) => {
    expect(matchingChoices(PAGES, text).map(({ title }) => title)).toEqual(found);
  });

  it('is everything while nothing is typed', () => {
    expect(matchingChoices(PAGES, '')).toEqual(PAGES);
  });
});

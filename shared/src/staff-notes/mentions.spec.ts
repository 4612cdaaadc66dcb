import { mentionedIn, noteParts, offeredColleagues, typedMention, withMention } from '#shared/staff-notes/mentions';

const colleague = (FullName: string, Username = FullName.toLowerCase().replaceAll(' ', '')) => ({ FullName, Username });
const OLIVIA = colleague('Olivia Brandt');
const SAM = colleague('Sam Sales', 'ssales');
const COLLEAGUES = [OLIVIA, SAM];

describe('typedMention', () => {
  it.each([
    ['@', '', 0],
    ['Ask @ol', 'ol', 4],
    ['Ask (@Olivia Br', 'Olivia Br', 5],
    ['Line\n@o', 'o', 5],
  ])('%j is a mention of %j', (text, query, start) => {
    expect(typedMention(text, text.length)).toEqual({ start, end: text.length, query });
  });

  it.each(['No one', 'ada@example.com', '@ol\nnext line'])('there is none at the end of %j', (text) => {
    expect(typedMention(text, text.length)).toBeNull();
  });

  it('is the one in which the caret is', () => {
    expect(typedMention('@ol and more', 3)).toEqual({ start: 0, end: 3, query: 'ol' });
  });
});

it.each([
  ['', ['Olivia Brandt', 'Sam Sales']],
  ['ol', ['Olivia Brandt']],
  ['BRA', ['Olivia Brandt']],
  ['olivia br', ['Olivia Brandt']],
  ['ssal', ['Sam Sales']],
  ['liv', []],
  ['Olivia Brandt ', []],
])('%j offers %j', (query, names) => {
  expect(offeredColleagues(COLLEAGUES, query).map(({ FullName }) => FullName)).toEqual(names);
});

it('a completed mention is followed by one space and the caret', () => {
  expect(withMention('Ask @ol about it', { start: 4, end: 7, query: 'ol' }, OLIVIA)).toEqual({
    text: 'Ask @Olivia Brandt about it',
    caret: 19,
  });
});

describe('mentionedIn', () => {
  const names = (text: string, colleagues = COLLEAGUES, chosen: string[] = []) =>
    mentionedIn(text, colleagues, chosen).map(({ Username }) => Username);

  it.each([
    ['@Olivia Brandt, and @Sam Sales.', ['oliviabrandt', 'ssales']],
    ['Olivia Brandt was asked', []],
    ['@Olivia was asked', []],
    ['@Olivia Brandts', []],
  ])('of %j are %j', (text, found) => {
    expect(names(text)).toEqual(found);
  });

  it('tells a longer name from a shorter one that it begins with', () => {
    expect(names('@Olivia Brandt Meyer', [OLIVIA, colleague('Olivia Brandt Meyer')])).toEqual(['oliviabrandtmeyer']);
  });

  it('knows which of two with the same name was chosen', () => {
    const two = [colleague('Al Lee', 'al1'), colleague('Al Lee', 'al2')];
    expect([names('@Al Lee', two, ['AL2']), names('@Al Lee', two)]).toEqual([['al2'], []]);
  });
});

it('a note is read in parts, with names that contain special characters', () => {
  expect(noteParts('Ask @Bo (Jr.) O’Hara.', ['Bo (Jr.) O’Hara', 'Bo'])).toEqual([
    { text: 'Ask ', mention: null },
    { text: '@Bo (Jr.) O’Hara', mention: 'Bo (Jr.) O’Hara' },
    { text: '.', mention: null },
  ]);
  expect(noteParts('No one', [])).toEqual([{ text: 'No one', mention: null }]);
});

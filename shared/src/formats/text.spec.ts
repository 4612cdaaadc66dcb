import { personKey } from '#shared/census/census-problems';
import { matchPeople } from '#shared/census/match-people';
import { isoDate } from '#shared/dates/iso-date';
import {
  cannotBePrinted,
  cleanPunctuation,
  cleanText,
  composed,
  counted,
  nameToCompare,
  ONE_LINE,
  oneLineProblem,
  unprintableProblem,
  visibleText,
} from '#shared/formats/text';
import { plainText } from '#shared/persons/import/import-sheet';
import { text } from '#shared/records/kinds';
import { typedTerms, wordsMatcher } from '#shared/search/search-terms';
import fc from 'fast-check';

/** As most programs write it, and as programs of a Mac do. */
const NAMES = [
  ['Jos\u00E9', 'Jose\u0301'],
  ['Zo\u00EB', 'Zoe\u0308'],
  ['Nu\u00F1ez', 'Nun\u0303ez'],
  ['\u00C5sa', 'A\u030Asa'],
  ['\u1EBEm', 'E\u0302\u0301m'],
] as const;

describe('a name whose accents are characters of their own', () => {
  it.each(NAMES)('is stored as %j, wherever it is read', (stored, written) => {
    expect(written).not.toBe(stored);
    expect([composed(written), cleanText(written), plainText(written)]).toEqual([stored, stored, stored]);
    expect(text('Name').stored(written)).toBe(stored);
    expect(text('Secret', { asTyped: true }).stored(written)).toBe(written);
  });

  it.each(NAMES)('is that of the same person as %j: in duplicates, matches and searches', (stored, written) => {
    const born = isoDate('1985-01-02');
    const keyOf = (FirstName: string) => personKey({ FirstName, LastName: 'Smith', DateOfBirth: born });
    const person = (firstName: string) => ({ firstName, lastName: 'Smith', dateOfBirth: born, ssnKey: null });
    expect(keyOf(written)).toBe(keyOf(stored));
    expect(nameToCompare(` ${written.toUpperCase()}`)).toBe(nameToCompare(stored));
    expect(matchPeople([person(written)], [person(stored)]).both).toHaveLength(1);
    expect(typedTerms(written)).toEqual(typedTerms(stored));
    expect(wordsMatcher(written)(`Smith, ${stored}`)).toBe(true);
    expect(wordsMatcher(stored)(`Smith, ${written}`)).toBe(true);
  });

  it('is not that of somebody else', () => {
    expect(nameToCompare('Jose')).not.toBe(nameToCompare('José'));
    expect(wordsMatcher('Josef')('Smith, José')).toBe(false);
  });
});

describe('counted', () => {
  it.each([
    [0, '0 members'],
    [1, '1 member'],
    [2, '2 members'],
    [1204, '1,204 members'],
  ])('%s', (count, expected) => {
    expect(counted(count, 'member')).toBe(expected);
  });

  it('takes plurals that have more than an s', () => {
    expect([counted(1, 'person is', 'people are'), counted(2, 'person is', 'people are')]).toEqual([
      '1 person is',
      '2 people are',
    ]);
  });
});

describe('oneLineProblem', () => {
  it.each([
    ['', null],
    ['Corner Bakery & Söhne', null],
    ['a\n=1', ONE_LINE],
    ['a\r\nb', ONE_LINE],
    ['a\tb', ONE_LINE],
    ['a\u0000', ONE_LINE],
    ['a\u0085b', ONE_LINE],
    ['a\u2028b', ONE_LINE],
  ])('%j: %s', (text, problem) => {
    expect(oneLineProblem(text)).toBe(problem);
  });
});

describe('cleanPunctuation', () => {
  it.each([
    ['O\u2019Brien', "O'Brien"],
    ['\u2018single\u2019', "'single'"],
    ['\u201Cdouble\u201D', '"double"'],
    ['\u00ABquoted\u00BB', '"quoted"'],
    ['Smith\u2013Jones \u2014 Sons', 'Smith-Jones - Sons'],
    ['non\u2011breaking, minus \u22125', 'non-breaking, minus -5'],
    ['and so on\u2026', 'and so on...'],
    ['\u2022 first', '- first'],
    ['no\u00A0break', 'no break'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['\u202Eturned', 'turned'],
    ['Ren\u00E9e Nu\u00F1ez, \u0141ukasz', 'Ren\u00E9e Nu\u00F1ez, \u0141ukasz'],
    ['plain \'text\' - "as" it is...', 'plain \'text\' - "as" it is...'],
  ])('turns %j into %j', (smart, plain) => {
    expect(cleanPunctuation(smart)).toBe(plain);
  });

  it('has nothing left to clean the second time', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(fc.property(text, (typed) => cleanPunctuation(cleanPunctuation(typed)) === cleanPunctuation(typed)));
  });

  it('leaves keyboard characters alone', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (typed) => cleanPunctuation(typed) === typed));
  });
});

describe('cleanText', () => {
  it('also drops blanks around the text', () => {
    expect(cleanText('\u00A0 Acme \u2013 West ')).toBe('Acme - West');
  });
});

it.each([
  'Ada “L” O’Brien-Smith',
  'Żółć',
  'Ștefan',
  'Ελλάς',
  'Привет',
  'Nguyễn',
  'Nguye\u0302\u0303n',
  'Größe',
  'a\tb\nc',
])('%j can be printed', (text) => {
  expect([unprintableProblem(text), visibleText(text)]).toEqual([null, text.normalize('NFC')]);
});

it.each([
  ['李小龍', '李', '\ufffd\ufffd\ufffd'],
  ['محمد', 'م', '\ufffd\ufffd\ufffd\ufffd'],
  ['Ada 🚀', '🚀', 'Ada \ufffd'],
  ['Ada\u0378', '\u0378', 'Ada\ufffd'],
  ['Ada\ud83d', '\ud83d', 'Ada\ufffd'],
])('%j cannot: it names %j', (text, named, visible) => {
  expect([unprintableProblem(text), visibleText(text)]).toEqual([cannotBePrinted(named), visible]);
});

it('a control character is told by the rule of one line', () => {
  expect([unprintableProblem('Ada\u0007'), visibleText('Ada\u0007')]).toEqual([ONE_LINE, 'Ada\ufffd']);
});

import fc from 'fast-check';
import { cleanPunctuation, cleanText } from './punctuation.ts';

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

import { personKey } from '#shared/census/census-problems';
import { matchPeople } from '#shared/census/match-people';
import { isoDate } from '#shared/dates/iso-date';
import { composed, nameToCompare } from '#shared/formats/composed';
import { cleanText } from '#shared/formats/punctuation';
import { plainText } from '#shared/persons/import/import-sheet';
import { text } from '#shared/records/kinds';
import { typedTerms } from '#shared/search/search-terms';
import { wordsMatcher } from '#shared/search/words-matcher';

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

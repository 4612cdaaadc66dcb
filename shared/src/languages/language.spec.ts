import { type Language, languageNote, preferredLanguage } from '#shared/languages/language';

describe('the language of a browser', () => {
  it.each<[string[], Language]>([
    [['en-US', 'en'], 'en'],
    [['es-MX'], 'es'],
    [['fr', 'AR-EG', 'es'], 'ar'],
    [['fr', 'de'], 'en'],
    [['est', 'arn'], 'en'],
    [[], 'en'],
  ])('%j is read in %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

it.each<[Language, boolean, string]>([
  ['en', true, ''],
  ['es', true, ' · Read in Spanish'],
  ['ar', false, ' · Asked in Arabic'],
])('an agent is told of %s, answered: %s', (language, isAnswered, words) => {
  expect(languageNote(language, isAnswered)).toBe(words);
});

import { kindWords, recordWords } from '#shared/timeline/audited-records';

describe('recordWords', () => {
  it.each([
    ['quote', '12', 'Quote 12'],
    ['business-rule', '7', 'Business rule 7'],
    ['unheard-of', '3', 'Unheard of 3'],
    ['NOT_FOUND', 'GET /quote/12', 'GET /quote/12'],
    ['audit', '', 'Audit trail'],
  ])('%s %s reads "%s"', (kind, id, words) => {
    expect(recordWords(kind, id)).toBe(words);
  });
});

describe('kindWords', () => {
  it('reads a kind that nobody has named as it is written', () => {
    expect([kindWords('quote'), kindWords('unheard-of')]).toEqual(['Quote', 'Unheard of']);
  });
});

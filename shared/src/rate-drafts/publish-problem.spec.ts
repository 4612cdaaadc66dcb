import {
  ALREADY_DISCARDED,
  ALREADY_PUBLISHED,
  type DraftFacts,
  hasGaps,
  NOT_PRICED,
  PRICED_BEFORE_CHANGE,
  publishProblem,
  someFailed,
  STILL_PRICING,
} from '#shared/rate-drafts/publish-problem';

const ready: DraftFacts = {
  state: 'Draft',
  isPricing: false,
  result: { Failed: 0, GapsTotal: 0 },
  pricedVersion: 7,
  currentVersion: 7,
};

it.each<[string, Partial<DraftFacts>, string | null]>([
  ['priced and unchanged', {}, null],
  ['published', { state: 'Published' }, ALREADY_PUBLISHED],
  ['discarded, although the rates changed', { state: 'Discarded', currentVersion: 8 }, ALREADY_DISCARDED],
  ['never priced', { result: null, pricedVersion: null }, NOT_PRICED],
  ['being priced', { isPricing: true, result: null }, STILL_PRICING],
  ['priced before an import', { currentVersion: 8 }, PRICED_BEFORE_CHANGE],
  ['a group failed', { result: { Failed: 1, GapsTotal: 0 } }, someFailed(1)],
  ['ages missing', { result: { Failed: 0, GapsTotal: 2 } }, hasGaps(2)],
])('a draft that is %s', (_case, facts, problem) => {
  expect(publishProblem({ ...ready, ...facts })).toBe(problem);
});

it('counts in words', () => {
  expect(someFailed(1)).toBe('1 group could not be priced for a technical reason. Price the book again.');
  expect(hasGaps(2)).toContain('in 2 rating areas of its plans');
});

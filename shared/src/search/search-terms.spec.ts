import { groupTerms, typedQuoteId, typedTerms, typedWords } from '#shared/search/search-terms';

const terms = (given: object) =>
  groupTerms({ name: 'Acme', groupNumber: null, phoneNumber: null, email: null, ...given }).map((pair) =>
    pair.join(':'),
  );

describe('groupTerms', () => {
  it.each([
    [{ name: 'Two Hearts Bakery' }, ['name:two', 'name:hearts', 'name:bakery']],
    [{ name: 'Joe’s Café & Café, Inc.' }, ['name:joes', 'name:cafe', 'name:inc']],
    [{ name: '???' }, ['name:???']],
    [{ groupNumber: 'GR-1001' }, ['name:acme', 'number:gr1001', 'number:gr', 'number:1001']],
    [{ groupNumber: '10023' }, ['name:acme', 'number:10023']],
    [{ phoneNumber: '6165550100' }, ['name:acme', 'phone:6165550100']],
    [{ email: 'Owner@Example.com' }, ['name:acme', 'email:owner@example.com']],
    [{ name: 'x'.repeat(150) }, [`name:${'x'.repeat(60)}`]],
  ])('%j is filed under %j', (given, expected) => {
    expect(terms(given)).toEqual(expected);
  });
});

describe('typedTerms', () => {
  it.each([
    ['Two Hea', ['two', 'hea']],
    ['(616) 555-01', ['61655501']],
    ['616.555', ['616555']],
    ['GR-1001', ['gr', '1001']],
    ['3M', ['3m']],
    ['12', ['12']],
    ['owner@exa', ['owner@exa']],
    ["JOE'S café", ['joes', 'cafe']],
    ['%', ['%']],
    ['  ', []],
  ])('%j is %j', (text, expected) => {
    expect(typedTerms(text)).toEqual(expected);
  });
});

describe('typedWords', () => {
  it.each([
    ['Works, Cabinet', ['works', 'cabinet']],
    ['49 North', ['49', 'north']],
    ['!', ['!']],
    ['', []],
  ])('%j is %j', (text, expected) => {
    expect(typedWords(text)).toEqual(expected);
  });
});

describe('typedQuoteId', () => {
  it.each([
    ['48', 48],
    [' #48 ', 48],
    ['999999999', 999_999_999],
    ['1000000000', null],
    ['48a', null],
    ['', null],
  ])('"%s": %s', (text, id) => {
    expect(typedQuoteId(text)).toBe(id);
  });
});

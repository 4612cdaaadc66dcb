import { createRequire } from 'node:module';
import { clean } from './diacritic.ts';
import { capitalize, humanize, inflect, transform } from './inflection.ts';
import Polyglot from './node-polyglot.ts';
import { parse, stringify } from './query-string.ts';

const real = createRequire(import.meta.url);
const realQuery = real('query-string') as { parse: (search: string) => object; stringify: typeof stringify };
const realWords = real('inflection') as {
  humanize: typeof humanize;
  inflect: typeof inflect;
  capitalize: typeof capitalize;
  transform: (text: string, steps: string[]) => string;
};
const RealPolyglot = real('node-polyglot') as new (options: object) => Polyglot;

const PHRASES = {
  '': '',
  plain: 'Save',
  ra: { action: { delete: 'Delete', bulk: '1 item selected |||| %{smart_count} items selected' } },
  greeting: 'Hello %{name}, %{name}!',
};

describe('what react-admin asks of the packages it is built without', () => {
  it.each<[string, object | number | undefined]>([
    ['plain', undefined],
    ['ra.action.delete', {}],
    ['ra.action.bulk', { smart_count: 1 }],
    ['ra.action.bulk', { smart_count: 0 }],
    ['ra.action.bulk', 12],
    ['ra.action.bulk', {}],
    ['greeting', { name: 'Ann' }],
    ['greeting', { name: null }],
    ['greeting', {}],
    ['', {}],
    ['Effective date', {}],
    ['resources.users.fields.Role', { _: 'Role' }],
    ['nowhere', { _: '%{count} of them', count: 0 }],
    ['a %{kind} key', { kind: 'missing' }],
    ['constructor', {}],
  ])('a phrase is the one that node-polyglot makes: %s %o', (key, options) => {
    const given = { phrases: PHRASES, locale: 'en', allowMissing: true };
    expect(new Polyglot(given).t(key, options)).toBe(new RealPolyglot(given).t(key, options));
  });

  it.each([
    { filter: '{"q":"O\'Neil (1)*!"}', sort: 'Name', order: 'ASC', page: 2, perPage: 10 },
    { b: 1, a: true, none: undefined, empty: '', nothing: null },
    { ids: [1, 2], text: 'ä & ö = ü + ?' },
    {},
  ])('an address is written as query-string writes it: %o', (query) => {
    expect(stringify(query)).toBe(realQuery.stringify(query));
  });

  it.each([
    '?displayedFilters=%7B%7D&filter=%7B%22q%22%3A%22a%22%7D&order=ASC&page=2&perPage=10&sort=Name',
    '?filter=%7B%22q%22%3A%22a+b%22%7D',
    '?id=1&id=2&a=',
    '?',
    '',
  ])('an address is read as query-string reads it: %s', (search) => {
    expect({ ...parse(search) }).toEqual({ ...realQuery.parse(search) });
  });

  it.each(['EffectiveDate', 'q', 'AgencyId', 'is_locked', 'ModifiedAt', 'userId'])(
    'a column without a name is called what inflection calls it: %s',
    (source) => {
      expect(transform(source)).toBe(realWords.transform(source, ['underscore', 'humanize']));
      expect(capitalize(source)).toBe(realWords.capitalize(source));
    },
  );

  it.each(['users', 'agents', 'audit', 'group-quotes', 'configuration'])('so is a resource: %s', (resource) => {
    expect(humanize(inflect(resource, 1))).toBe(realWords.humanize(realWords.inflect(resource, 1)));
  });

  it('letters lose their accents', () => {
    expect(clean('Café Zürich, Łódź ﬁn')).toBe('Cafe Zurich, Łodz fin');
  });
});

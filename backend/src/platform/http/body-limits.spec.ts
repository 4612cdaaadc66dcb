import { record } from '#shared/records/field';
import { listOf, nested, text } from '#shared/records/kinds';
import { AppError } from '../errors.ts';
import { NO_LIST, refuseOversized, TOO_DEEP, TOO_MANY_ENTRIES, TOO_MANY_FIELDS } from './body-limits.ts';

const PERSON = record({ Name: text('Name'), Tags: listOf('Tags', text('Tag'), { most: 3 }) });
const FIELDS = record({ Owner: nested('Owner', PERSON), People: listOf('People', nested('Person', PERSON)) });

const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const nestedIn = (levels: number): unknown => (levels === 0 ? 1 : [nestedIn(levels - 1)]);
function refusalOf(body: unknown, fields?: typeof FIELDS) {
  try {
    refuseOversized(body, fields);
    return null;
  } catch (error) {
    return error instanceof AppError ? [error.message, Object.keys(error.fields ?? {})] : error;
  }
}

describe('refuseOversized', () => {
  it.each<[string, unknown, unknown]>([
    ['the record', { Owner: { Name: 'Ada', Tags: ['a'] }, People: [{ Name: 'Grace', Tags: [] }] }, null],
    ['a few fields that there are not', names(20), null],
    ['many fields that there are not', names(23), [TOO_MANY_FIELDS, []]],
    ['many of them in a record', { Owner: names(23) }, [TOO_MANY_FIELDS, ['Owner']]],
    ['many of them in a record of a list', { People: [{}, names(23)] }, [TOO_MANY_FIELDS, ['People.1']]],
    ['many of them where there is no record', { Other: names(501) }, [TOO_MANY_FIELDS, ['Other']]],
    ['a list that is a little too long', { Owner: { Tags: Array(23).fill('') } }, null],
    ['a longer list', { Owner: { Tags: Array(24).fill('') } }, ['Tags can have at most 3 entries.', ['Owner.Tags']]],
    [
      'a longer list without a limit of its own',
      { People: Array(121).fill({}) },
      ['People can have at most 100 entries.', ['People']],
    ],
    ['a longer list that there is not', { Other: Array(10_001).fill(1) }, [TOO_MANY_ENTRIES, ['Other']]],
    ['a list instead of the record', [{}], [NO_LIST, []]],
    ['levels that a text could have', { Other: nestedIn(30) }, null],
    ['more levels', { Other: nestedIn(40) }, [TOO_DEEP, []]],
    ['a text', 'text', null],
    ['nothing', null, null],
  ])('judges %s', (_, body, refusal) => {
    expect(refusalOf(body, FIELDS)).toEqual(refusal);
  });

  it('knows nothing of a body without a record but what no body has', () => {
    expect([refusalOf([{}]), refusalOf(names(501))]).toEqual([null, [TOO_MANY_FIELDS, []]]);
  });
});

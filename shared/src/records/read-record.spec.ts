import { record } from '#shared/records/field';
import { personName } from '#shared/persons/person-kinds';
import { code, day, dollars, listOf, nested, optional, orNull, requiredFlag, text } from '#shared/records/kinds';
import { wholeRecord } from '#shared/records/read-record';

const PET = record({ Name: text('Name'), Kind: code('Kind', ['cat', 'dog']) });
const OWNER = record({
  Pays: dollars('Pays', { min: 0 }),
  IsHome: requiredFlag('Home'),
  First: orNull(nested('First', PET)),
  Pets: listOf('Pets', nested('Pet', PET), { most: 2 }),
});
const pet = { Name: 'Ada', Kind: 'cat' };
const owner = { Pays: 1.5, IsHome: true, First: pet, Pets: [pet] };

describe('wholeRecord', () => {
  it('is the record without anything else', () => {
    const sent = { ...owner, Extra: 1, Pets: [{ ...pet, __proto__: null, Secret: 'x' }] };
    expect(wholeRecord(OWNER, sent)).toEqual(owner);
    expect(wholeRecord(OWNER, { ...owner, First: null })).toEqual({ ...owner, First: null });
  });

  it('has what may be left out as null, a list too', () => {
    const kennel = record({ Pets: optional(listOf('Pets', nested('Pet', PET))) });
    expect(wholeRecord(kennel, {})).toEqual({ Pets: null });
    expect(wholeRecord(kennel, { Pets: [{ Name: 'Ada' }] })).toBeNull();
  });

  it('has its texts as they are stored', () => {
    const named = record({ Name: personName('Name', 'Ada'), Born: day('Born') });
    expect(wholeRecord(named, { Name: ' O\u2019Brien ', Born: '06/15/1986' })).toEqual({
      Name: "O'Brien",
      Born: '1986-06-15',
    });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'owner'],
    ['a list', [owner]],
    ['nothing', {}],
    ['a missing field', { ...owner, IsHome: undefined }],
    ['an amount of another kind', { ...owner, Pays: '1.5' }],
    ['a missing field inside', { ...owner, First: { Name: 'Ada' } }],
    ['a wrong code in a list', { ...owner, Pets: [pet, { ...pet, Kind: 'cow' }] }],
    ['a list that is too long', { ...owner, Pets: [pet, pet, pet] }],
    ['a list of something else', { ...owner, Pets: ['Ada'] }],
    ['inherited fields', Object.create(owner)],
  ])('is null for %s', (_what, sent) => {
    expect(wholeRecord(OWNER, sent)).toBeNull();
  });
});

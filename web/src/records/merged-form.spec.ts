import { mergedForm } from './merged-form.ts';

const person = (Key: string, given: object = {}) => ({ Key, FirstName: 'Ada', City: 'Flint', ...given });
const BASE = { Day: '1/1/2027', Place: { Zip: '49503', County: '26081' }, Members: [person('a'), person('b')] };

/** Of the base form. */
const changed = (given: object) => ({ ...BASE, ...given });
const members = (...given: [object, object]) => ({ Members: [person('a', given[0]), person('b', given[1])] });

describe('what two people changed', () => {
  it.each<[string, object, object, object]>([
    [
      'different fields',
      { Day: '2/1/2027' },
      members({ City: 'Caro' }, {}),
      { Day: '2/1/2027', ...members({ City: 'Caro' }, {}) },
    ],
    [
      'fields of one person',
      members({ FirstName: 'Eva' }, {}),
      members({ City: 'Caro' }, {}),
      members({ FirstName: 'Eva', City: 'Caro' }, {}),
    ],
    [
      'different people',
      members({ City: 'Ionia' }, {}),
      members({}, { City: 'Caro' }),
      members({ City: 'Ionia' }, { City: 'Caro' }),
    ],
    ['the same alike', { Day: '2/1/2027' }, { Day: '2/1/2027' }, { Day: '2/1/2027' }],
    ['only one of them', {}, { Members: [person('a')] }, { Members: [person('a')] }],
  ])('%s, is both', (_what, mine, theirs, merged) => {
    expect(mergedForm(BASE, changed(mine), changed(theirs))).toEqual(changed(merged));
  });

  it.each<[string, object, object]>([
    ['one field', { Day: '2/1/2027' }, { Day: '3/1/2027' }],
    ['one field of a person', members({ City: 'Ionia' }, {}), members({ City: 'Caro' }, {})],
    ['parts of an address', { Place: { Zip: '49544', County: '26081' } }, { Place: { Zip: '49503', County: '26139' } }],
    ['a person whom the other removed', members({}, { City: 'Caro' }), { Members: [person('a')] }],
    ['their own new people', { Members: [person('a'), person('b'), person('c')] }, members({ City: 'Caro' }, {})],
  ])('%s, is for a person to decide', (_what, mine, theirs) => {
    expect(mergedForm(BASE, changed(mine), changed(theirs))).toBeNull();
  });
});

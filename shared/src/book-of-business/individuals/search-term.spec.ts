import { termMeanings } from '#shared/book-of-business/individuals/search-term';

const NOTHING = {
  status: null,
  paymentStatus: null,
  key: null,
  number: null,
  phone: null,
  day: null,
  cents: null,
  names: [],
};

describe('termMeanings', () => {
  it.each([
    ['Active', { status: 'Active', key: 'active', number: 'active' }],
    [' inactive ', { status: 'Inactive', key: 'inactive', number: 'inactive' }],
    ['PAST DUE', { paymentStatus: 'Past due', key: 'past due', number: 'pastdue', names: [['past', 'due']] }],
    ['current', { paymentStatus: 'Current', key: 'current', number: 'current' }],
    ['Núñez', { key: 'nunez', number: 'nunez' }],
    [
      'Ada de Vries',
      {
        key: 'ada de vries',
        number: 'adadevries',
        names: [
          ['ada', 'de vries'],
          ['ada de', 'vries'],
        ],
      },
    ],
    ['(616) 555', { key: '616 555', number: '616555', phone: '616555', names: [['616', '555']] }],
    ['61', { key: '61', number: '61', cents: 6_100 }],
    ['$61.50', { key: '61 50', number: '6150', cents: 6_150, names: [['61', '50']] }],
    [
      '12/01/2026',
      {
        key: '12 01 2026',
        number: '12012026',
        day: '2026-12-01',
        names: [
          ['12', '01 2026'],
          ['12 01', '2026'],
        ],
      },
    ],
    [
      'ada@example.com',
      {
        key: 'ada example com',
        number: 'adaexamplecom',
        names: [
          ['ada', 'example com'],
          ['ada example', 'com'],
        ],
      },
    ],
    ['%', {}],
  ])('%j', (text, meanings) => {
    expect(termMeanings(text)).toEqual({ ...NOTHING, ...meanings });
  });
});

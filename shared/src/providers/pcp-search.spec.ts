import { isoDate } from '#shared/dates/iso-date';
import { ZIP_INVALID } from '#shared/formats/zip';
import * as search from './pcp-search.ts';
import { nameSearchKey } from './pcp-search.ts';

it.each`
  typed              | problem
  ${'Lovelace'}      | ${null}
  ${'Lovelace, Ada'} | ${null}
  ${"O'Brien"}       | ${null}
  ${'Łukasz'}        | ${null}
  ${'3rd Street'}    | ${null}
  ${''}              | ${search.PCP_NAME_INVALID}
  ${'  '}            | ${search.PCP_NAME_INVALID}
  ${'1234567890'}    | ${search.PCP_NAME_INVALID}
  ${'12 34'}         | ${search.PCP_NAME_INVALID}
  ${'%'}             | ${search.PCP_NAME_INVALID}
  ${'_, _'}          | ${search.PCP_NAME_INVALID}
`('$typed as a name', ({ typed, problem }) => {
  expect(search.pcpNameProblem(typed)).toBe(problem);
});

it.each`
  typed                   | problem
  ${'9000000001'}         | ${null}
  ${' 9000000001 '}       | ${null}
  ${'900000001'}          | ${search.PCP_ID_INVALID}
  ${'90000000001'}        | ${search.PCP_ID_INVALID}
  ${'90000-0001'}         | ${search.PCP_ID_INVALID}
  ${'９０００００００01'} | ${search.PCP_ID_INVALID}
  ${''}                   | ${search.PCP_ID_INVALID}
`('$typed as a provider id', ({ typed, problem }) => {
  expect(search.pcpIdProblem(typed)).toBe(problem);
});

it.each`
  zip             | problem
  ${'49503'}      | ${null}
  ${'49503-1234'} | ${null}
  ${null}         | ${search.PCP_ZIP_REQUIRED}
  ${' '}          | ${search.PCP_ZIP_REQUIRED}
  ${'4950'}       | ${ZIP_INVALID}
`('$zip as the ZIP of a search', ({ zip, problem }) => {
  expect(search.pcpZipProblem(zip)).toBe(problem);
});

it.each`
  typed                   | first    | last
  ${'Lovelace, Ada'}      | ${'Ada'} | ${'Lovelace'}
  ${'Ada Lovelace'}       | ${'Ada'} | ${'Lovelace'}
  ${'Ada B. Lovelace'}    | ${'Ada'} | ${'Lovelace'}
  ${'Ada van der Berg'}   | ${'Ada'} | ${'van der Berg'}
  ${'Lovelace'}           | ${''}    | ${'Lovelace'}
  ${'van der Berg,'}      | ${''}    | ${'van der Berg'}
  ${'Lovelace,'}          | ${''}    | ${'Lovelace'}
  ${' Lovelace ,  Ada  '} | ${'Ada'} | ${'Lovelace'}
`('$typed is $first and $last', ({ typed, first, last }) => {
  expect(search.pcpNameParts(typed)).toEqual({ FirstName: first, LastName: last });
});

describe('what is sent', () => {
  const member = {
    zip: '49503-1234',
    planIds: [7],
    effectiveDate: isoDate('2027-01-01'),
    dateOfBirth: isoDate('1985-07-08'),
  };

  it('for a name: 250 miles around the first five digits of the ZIP', () => {
    expect(search.namedSearch(member, 'Lovelace, Ada')).toEqual({
      FirstName: 'Ada',
      LastName: 'Lovelace',
      ZipCode: '49503',
      DistanceFromZip: 250,
      AcceptingNewPatients: true,
      EffectiveDate: '2027-01-01',
      Members: [{ DateOfBirth: '1985-07-08' }],
      PlanIds: [7],
    });
  });

  it('to assign one automatically: 30 miles, nobody in particular', () => {
    expect(search.autoAssignSearch({ ...member, dateOfBirth: null })).toEqual({
      ZipCode: '49503',
      DistanceFromZip: 30,
      AcceptingNewPatients: true,
      EffectiveDate: '2027-01-01',
      Members: [],
      PlanIds: [7],
    });
  });
});

it('says whom nobody is called', () => {
  expect(search.noProviderNamed(' Lovelace ')).toBe('No providers could be found with the name Lovelace');
});

it.each`
  name                | key
  ${'Lovelace'}       | ${'lovelace'}
  ${"O'Brien"}        | ${'obrien'}
  ${'O’Brien'}        | ${'obrien'}
  ${'José'}           | ${'jose'}
  ${'Łukasz Jørgenß'} | ${'lukasz jorgenss'}
  ${'Smith-Jones'}    | ${'smith jones'}
  ${'van  der\tBerg'} | ${'van der berg'}
  ${'Smith, Jr.'}     | ${'smith jr'}
  ${'%_!'}            | ${''}
  ${'Иванов'}         | ${''}
  ${''}               | ${''}
`('$name is looked for as "$key"', ({ name, key }) => {
  expect(nameSearchKey(name)).toBe(key);
});

import { matchPeople, type MatchablePerson } from '#shared/census/match-people';
import { isoDate } from '#shared/dates/iso-date';

const person = (given: Partial<MatchablePerson> & { id: string }) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  dateOfBirth: isoDate('1985-01-02'),
  ssnKey: null,
  ...given,
});
const ids = (earlier: ReturnType<typeof person>[], later: ReturnType<typeof person>[]) => {
  const { both, left, joined } = matchPeople(earlier, later);
  return {
    both: both.map(({ before, after }) => `${before.id}=${after.id}`),
    left: left.map(({ id }) => id),
    joined: joined.map(({ id }) => id),
  };
};

describe('the same person on two censuses', () => {
  it.each([
    [
      'has the same SSN, whatever else changed',
      { ssnKey: 'f1', firstName: 'Adah', dateOfBirth: isoDate('1985-02-01') },
      { ssnKey: 'f1' },
    ],
    ['has the same name and birth date', {}, { lastName: ' BYRON' }],
    ['may have another last name', {}, { lastName: 'King' }],
    ['may have got an SSN meanwhile', {}, { ssnKey: 'f1' }],
  ])('%s', (_case, before, after) => {
    expect(ids([person({ id: 'a', ...before })], [person({ id: 'b', ...after })])).toEqual({
      both: ['a=b'],
      left: [],
      joined: [],
    });
  });

  it.each([
    ['another SSN', { ssnKey: 'f1' }, { ssnKey: 'f2' }],
    ['another birth date', {}, { dateOfBirth: isoDate('1985-01-03') }],
    ['another first name', {}, { firstName: 'Eve' }],
  ])('is not one with %s', (_case, before, after) => {
    expect(ids([person({ id: 'a', ...before })], [person({ id: 'b', ...after })])).toEqual({
      both: [],
      left: ['a'],
      joined: ['b'],
    });
  });

  it('is found once only: of two alike the surer match wins', () => {
    const earlier = [person({ id: 'cousin', lastName: 'King' }), person({ id: 'ada' })];
    const later = [person({ id: 'ada now' }), person({ id: 'twin' })];
    expect(ids(earlier, later)).toEqual({ both: ['ada=ada now', 'cousin=twin'], left: [], joined: [] });
  });
});

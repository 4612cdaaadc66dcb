import { isoDate } from '#shared/dates/iso-date';
import { demoCensus, earlierCensus } from './demo-census.ts';

const of = (groupId: number, employees = 12) =>
  demoCensus({ groupId, employees, effectiveDate: isoDate('2027-01-01') });
const names = (members: ReturnType<typeof of>) => members.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe('the census of a demo group', () => {
  it('has the same people at every start, and others in another group', () => {
    expect(of(3)).toEqual(of(3));
    expect(names(of(3))).not.toEqual(names(of(4)));
  });

  it.each([3, 11, 29])('has no two people of one name in a household of group %i', (groupId) => {
    const people = of(groupId, 40).map(({ employeeNumber, firstName }) => `${employeeNumber} ${firstName}`);
    expect(new Set(people).size).toBe(people.length);
  });

  it.each([3, 11, 29])('has nobody in group %i who is born after the quote was made', (groupId) => {
    const births = of(groupId, 40).map(({ dateOfBirth }) => dateOfBirth);
    expect(births.filter((day) => day >= '2026-01-01')).toEqual([]);
  });

  it('differs a little in an older quote: one employee less, one who waived dental', () => {
    const now = of(3);
    const before = earlierCensus(now);
    expect(before).toHaveLength(now.filter(({ employeeNumber }) => employeeNumber < 12).length);
    expect(before.filter(({ employeeNumber }) => employeeNumber === 1).map(({ dentalStatus }) => dentalStatus)).toEqual(
      expect.arrayContaining(['Waive']),
    );
    expect(names(before)).toEqual(names(now).slice(0, before.length));
  });
});

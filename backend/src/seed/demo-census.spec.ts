import { isoDate } from '#shared/dates/iso-date';
import { demoCensus, earlierCensus } from './demo-census.ts';

const of = (groupId: number, quoteId: number, employees = 12) =>
  demoCensus({ groupId, quoteId, employees, effectiveDate: isoDate('2027-01-01') });
const names = (members: ReturnType<typeof of>) => members.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe('the census of a demo group', () => {
  it('has the same people in every quote of the group, and others in another group', () => {
    expect(names(of(3, 7))).toEqual(names(of(3, 8)));
    expect(names(of(3, 7))).not.toEqual(names(of(4, 7)));
    expect(new Set(of(3, 7).map(({ quoteId }) => quoteId))).toEqual(new Set([7]));
  });

  it.each([3, 11, 29])('has no two people of one name in a household of group %i', (groupId) => {
    const people = of(groupId, 1, 40).map(({ employeeNumber, firstName }) => `${employeeNumber} ${firstName}`);
    expect(new Set(people).size).toBe(people.length);
  });

  it('differs a little in an older quote: one employee less, one who waived dental', () => {
    const now = of(3, 7);
    const before = earlierCensus(now);
    expect(before).toHaveLength(now.filter(({ employeeNumber }) => employeeNumber < 12).length);
    expect(before.filter(({ employeeNumber }) => employeeNumber === 1).map(({ dentalStatus }) => dentalStatus)).toEqual(
      expect.arrayContaining(['Waive']),
    );
    expect(names(before)).toEqual(names(now).slice(0, before.length));
  });
});

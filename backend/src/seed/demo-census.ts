import type { Gender, Relationship } from '#shared/census/census-codes';
import { addDays, isoDateOf, yearOf, type IsoDate } from '#shared/dates/iso-date';
import { BLANK_COLUMNS } from '../quoting/group-census/census-columns.ts';
import type { CensusMember } from '../quoting/group-census/census-member.table.ts';

export type NewMember = Omit<CensusMember, 'id' | 'quoteId' | 'rowKey' | 'version' | 'quote'>;

const FIRST: Record<Gender, readonly string[]> = {
  F: ['Maria', 'Aisha', 'Wen', 'Olga', 'Hannah', 'Emma', 'Ines', 'Joy', 'Clara'],
  M: ['James', 'Daniel', 'Luis', 'Tariq', 'Noah', 'Peter', 'Samir', 'Anders', 'Walter'],
};
// prettier-ignore
const LAST = ['Novak', 'Jansen', 'Okafor', 'Rivera', 'Chen', 'Kowalczyk', 'Haddad', 'Larsen', 'Brooks', 'Patel', 'Mazur', 'Dubois'];

interface DemoCensus {
  groupId: number;
  employees: number;
  effectiveDate: IsoDate;
}

/**
 * The people of a fictional employer: employees of 21 to 63, some with spouses and children. No SSNs. Every quote of a group
 * has the same people.
 */
export function demoCensus({ groupId, employees, effectiveDate }: DemoCensus): NewMember[] {
  const next = demoNumbers(groupId * 7919 + employees);
  // The youngest are born the year before coverage begins: the effective date itself is still to come.
  const bornAt = (age: number) => addDays(isoDateOf(yearOf(effectiveDate) - Math.max(age, 1), 1, 1), -1 - next(364));
  return Array.from({ length: employees }, (_, index) => index + 1).flatMap((employeeNumber) => {
    const lastName = LAST[next(LAST.length)]!;
    const age = 21 + next(43);
    const waivesDental = next(4) === 0;
    const gender: Gender = next(2) === 0 ? 'M' : 'F';
    const firstNames = { F: next(FIRST.F.length), M: next(FIRST.M.length) };
    const person = (relationship: Relationship, years: number, of: Gender): NewMember => ({
      ...EMPTY,
      employeeNumber,
      relationship,
      // In turn: nobody in a household has the name of another.
      firstName: FIRST[of][firstNames[of]++ % FIRST[of].length]!,
      lastName,
      dateOfBirth: bornAt(years),
      gender: of,
      dentalStatus: waivesDental ? 'Waive' : 'Enroll',
      ...tobaccoAnswers(years >= 21 && next(9) === 0, effectiveDate),
    });
    const children = age > 25 && age < 55 ? next(4) : 0;
    return [
      person('Self', age, gender),
      ...(next(2) === 0 ? [person('Spouse', Math.max(21, age - 4 + next(8)), gender === 'M' ? 'F' : 'M')] : []),
      ...Array.from({ length: children }, () =>
        person('Child', next(Math.min(18, age - 21)), next(2) === 0 ? 'M' : 'F'),
      ),
    ];
  });
}

/** The census as an older quote of the group has it: the last employee was not there yet, and the first one waived dental. */
export function earlierCensus(members: readonly NewMember[]): NewMember[] {
  const newest = Math.max(...members.map(({ employeeNumber }) => employeeNumber));
  return members
    .filter(({ employeeNumber }) => employeeNumber < newest)
    .map((member) => (member.employeeNumber === 1 ? { ...member, dentalStatus: 'Waive' } : member));
}

/** A user of tobacco has used it some time before coverage begins; each demo quote is made less than half a year ahead. */
export const tobaccoAnswers = (
  tobacco: boolean,
  effectiveDate: IsoDate,
): Pick<NewMember, 'tobacco' | 'lastTobaccoUse'> => ({
  tobacco,
  lastTobaccoUse: tobacco ? addDays(effectiveDate, -180) : null,
});

const EMPTY = {
  ...BLANK_COLUMNS,
  ssnSealed: null,
  ssnBucket: null,
  setAside: null,
  medicalStatus: 'Enroll',
  visionStatus: 'Waive',
  assignedPlanId: null,
} as const;

/** Whole numbers that look random and are the same at every start: a linear congruential generator (Numerical Recipes). */
function demoNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

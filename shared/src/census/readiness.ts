import { ageAtQuote, ageDay } from '#shared/census/age-rules';
import { approvalWarning, countEmployees, groupSizeWarning } from '#shared/census/census-approval';
import type { CensusFacts, CensusPerson } from '#shared/census/census-member';
import { personKey } from '#shared/census/census-problems';
import { households, isSubscriber } from '#shared/census/household-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { counted } from '#shared/formats/text';
import { CHARGED_CHILDREN, CHILD_UNDER_YEARS } from '#shared/plans/age-band';

/** Ours: possible, and more often a year that was typed wrong. */
const OLD_EMPLOYEE_YEARS = 75;
const YOUNG_PARENT_YEARS = 14;

export type ReadinessPerson = CensusPerson & { Gender: string | null; SSN: string | null };

export interface ReadinessFacts extends CensusFacts {
  /** TotalEligibleEmployees of the group. */
  statedEmployees: number | null;
  /** Rule MaxNumberEmployeesInSmallGroup. */
  mostEmployees: number;
}

export interface ReadinessNote {
  text: string;
  /** The rows it is about; none for the census as a whole. */
  memberIds: readonly number[];
}

/** What to look at before a census is approved, which locks it. Nothing here prevents approval: problems do (censusProblems). */
export function censusReadiness(members: readonly ReadinessPerson[], facts: ReadinessFacts): ReadinessNote[] {
  const about = (people: readonly ReadinessPerson[], text: (who: string) => string): ReadinessNote[] =>
    people.length === 0
      ? []
      : [{ text: text(counted(people.length, 'member')), memberIds: people.map(({ Id }) => Id) }];
  const whole = [
    approvalWarning(members),
    groupSizeWarning(countEmployees(members), facts.statedEmployees, facts.mostEmployees),
  ];
  return [
    ...whole.flatMap((text) => (text === null ? [] : [{ text, memberIds: [] }])),
    ...about(repeated(members), (who) => `${who} with the same name and date of birth as someone else.`),
    ...about(oddlyBorn(members, ageDay(facts)), (who) => `${who} with an unusual date of birth.`),
    ...manyChildren(members, ageDay(facts)),
    ...about(
      members.filter(({ Gender }) => !Gender),
      (who) => `${who} without a gender. The carrier needs it for enrollment.`,
    ),
    ...about(
      members.filter(({ SSN, MedicalStatus }) => !SSN && MedicalStatus === 'Enroll'),
      (who) => `${who} without an SSN. The carrier needs it for enrollment.`,
    ),
  ];
}

function repeated(members: readonly ReadinessPerson[]): ReadinessPerson[] {
  const seen = new Set<string>();
  return members.filter((member) => {
    const key = personKey(member);
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}

/** An employee of 75 or more, and a child born when the employee was younger than 14. */
const oddlyBorn = (members: readonly ReadinessPerson[], onDay: IsoDate): ReadinessPerson[] =>
  [...households(members).values()].flatMap((household) => {
    const employee = household.map(([, person]) => person).find(isSubscriber);
    const employeeAge = employee && ageAtQuote(employee.DateOfBirth, onDay);
    return household
      .map(([index]) => members[index]!)
      .filter((person) => {
        const age = ageAtQuote(person.DateOfBirth, onDay);
        return isSubscriber(person)
          ? age >= OLD_EMPLOYEE_YEARS
          : person.RelationshipToSubscriber === 'Child' &&
              employeeAge !== undefined &&
              employeeAge - age < YOUNG_PARENT_YEARS;
      });
  });

/** Of the households with more children than are rated, those who are free. */
function manyChildren(members: readonly ReadinessPerson[], onDay: IsoDate): ReadinessNote[] {
  const large = [...households(members).values()]
    .map((household) =>
      household
        .map(([, person]) => person)
        .filter(
          (person) =>
            person.RelationshipToSubscriber === 'Child' &&
            person.MedicalStatus === 'Enroll' &&
            ageAtQuote(person.DateOfBirth, onDay) < CHILD_UNDER_YEARS,
        )
        .sort((one, other) => one.DateOfBirth.localeCompare(other.DateOfBirth)),
    )
    .filter((children) => children.length > CHARGED_CHILDREN);
  return large.length === 0
    ? []
    : [
        {
          text: `${counted(large.length, 'household')} with more than ${CHARGED_CHILDREN} children under ${CHILD_UNDER_YEARS}: the ${CHARGED_CHILDREN} oldest are charged.`,
          memberIds: large.flatMap((children) => children.slice(CHARGED_CHILDREN).map(({ Id }) => Id)),
        },
      ];
}

const YEARS_PER_BAND = 10;
/** From 80 on, one band. */
const LAST_BAND = 8;

export interface AgeBand {
  /** "30–39". */
  label: string;
  employees: number;
  dependents: number;
}

/** How many people there are of each age on the quote's day, from the youngest to the oldest band that anyone is in. */
export function ageBands(
  members: readonly Pick<CensusPerson, 'DateOfBirth' | 'RelationshipToSubscriber'>[],
  facts: CensusFacts,
): AgeBand[] {
  const bands = members.map((member) => {
    const age = ageAtQuote(member.DateOfBirth, ageDay(facts));
    return { member, band: Math.min(LAST_BAND, Math.max(0, Math.floor(age / YEARS_PER_BAND))) };
  });
  const [first, last] = [Math.min(...bands.map(({ band }) => band)), Math.max(...bands.map(({ band }) => band))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const inBand = bands.filter(({ band }) => band === first + at).map(({ member }) => member);
    const employees = countEmployees(inBand);
    return { label: labelOf(first + at), employees, dependents: inBand.length - employees };
  });
}

const labelOf = (band: number): string =>
  band === LAST_BAND ? `${band * YEARS_PER_BAND}+` : `${band * YEARS_PER_BAND}–${(band + 1) * YEARS_PER_BAND - 1}`;

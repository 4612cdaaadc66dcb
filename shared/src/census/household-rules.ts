import type { CensusPerson, CensusProblem } from '#shared/census/census-member';

export const DEPENDENT_MEDICAL_WAIVED = 'A dependent cannot enroll in medical if the subscriber waived it.';
export const DEPENDENT_DENTAL_WAIVED = 'A dependent cannot enroll in dental if the subscriber waived it.';
export const ONE_SPOUSE = 'Only one spouse or domestic partner per employee.';
/** Ours: the specification groups a household by its employee number without wording these two. */
export const NO_SUBSCRIBER =
  'There is no employee with this employee number. Every household needs exactly one employee.';
export const SECOND_SUBSCRIBER =
  'There is already an employee with this employee number. Every household needs exactly one employee.';

type IndexedPerson = readonly [index: number, person: CensusPerson];

export const isSubscriber = ({ RelationshipToSubscriber }: Pick<CensusPerson, 'RelationshipToSubscriber'>): boolean =>
  RelationshipToSubscriber === 'Self';

const isPartner = ({ RelationshipToSubscriber }: CensusPerson): boolean =>
  RelationshipToSubscriber === 'Spouse' || RelationshipToSubscriber === 'DomesticPartner';

/**
 * Problems within households: exactly one employee, at most one spouse or domestic partner, and nobody enrolled in what the
 * employee waived.
 * Source: spec 002 section 5, "Group census".
 */
export function householdProblems(members: readonly CensusPerson[]): CensusProblem[] {
  return [...households(members).values()].flatMap((household) => [
    ...subscriberProblems(household),
    ...household
      .filter(([, person]) => isPartner(person))
      .slice(1)
      .map(([index]): CensusProblem => ({ index, field: 'RelationshipToSubscriber', message: ONE_SPOUSE })),
    ...waiverProblems(household),
  ]);
}

/** The members of each employee number, with their indexes in the list. */
export function households(members: readonly CensusPerson[]): Map<number, IndexedPerson[]> {
  const byNumber = new Map<number, IndexedPerson[]>();
  members.forEach((person, index) => {
    const household = byNumber.get(person.EmployeeNumber);
    if (household) {
      household.push([index, person]);
    } else {
      byNumber.set(person.EmployeeNumber, [[index, person]]);
    }
  });
  return byNumber;
}

function subscriberProblems(household: readonly IndexedPerson[]): CensusProblem[] {
  const subscribers = household.filter(([, person]) => isSubscriber(person));
  if (subscribers.length === 0) {
    return household.map(([index]) => ({ index, field: 'EmployeeNumber', message: NO_SUBSCRIBER }));
  }
  return subscribers.slice(1).map(([index]) => ({ index, field: 'EmployeeNumber', message: SECOND_SUBSCRIBER }));
}

function waiverProblems(household: readonly IndexedPerson[]): CensusProblem[] {
  const subscriber = household.find(([, person]) => isSubscriber(person))?.[1];
  if (!subscriber) {
    return [];
  }
  return household
    .filter(([, person]) => !isSubscriber(person))
    .flatMap(([index, person]) => {
      const problems: CensusProblem[] = [];
      if (subscriber.MedicalStatus === 'Waive' && person.MedicalStatus === 'Enroll') {
        problems.push({ index, field: 'MedicalStatus', message: DEPENDENT_MEDICAL_WAIVED });
      }
      if (subscriber.DentalStatus === 'Waive' && person.DentalStatus === 'Enroll') {
        problems.push({ index, field: 'DentalStatus', message: DEPENDENT_DENTAL_WAIVED });
      }
      return problems;
    });
}

/**
 * Sets dental to waive for the dependents of every employee who waives it.
 * Source: spec 002 section 5: "If the subscriber waives dental, dependents are set to waive."
 *
 * @returns the same list with the changed members replaced
 */
export function withDentalWaivedByHousehold<T extends CensusPerson>(members: readonly T[]): T[] {
  const waiving = new Set(
    members
      .filter((person) => isSubscriber(person) && person.DentalStatus === 'Waive')
      .map((person) => person.EmployeeNumber),
  );
  return members.map((person) =>
    waiving.has(person.EmployeeNumber) && person.DentalStatus === 'Enroll' && !isSubscriber(person)
      ? { ...person, DentalStatus: 'Waive' }
      : person,
  );
}

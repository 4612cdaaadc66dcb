import { CHILD_OVER_AGE_AT_EFFECTIVE_DATE } from '#shared/census/age-rules';
import type { CensusFacts, CensusPerson } from '#shared/census/census-member';
import { censusProblems, DUPLICATE_MEMBER, DUPLICATE_SSN } from '#shared/census/census-problems';
import * as household from '#shared/census/household-rules';
import { isoDate } from '#shared/dates/iso-date';

const facts: CensusFacts = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  renewalDate: null,
  today: isoDate('2026-11-20'),
  maxEmployeeAge: 99,
  minimumAdultAge: 16,
};

const employee: CensusPerson = {
  Id: 1,
  EmployeeNumber: 1,
  RelationshipToSubscriber: 'Self',
  FirstName: 'Ada',
  LastName: 'Byron',
  DateOfBirth: isoDate('1980-05-05'),
  MedicalStatus: 'Enroll',
  DentalStatus: 'Enroll',
};
const spouse: CensusPerson = { ...employee, Id: 2, RelationshipToSubscriber: 'Spouse', FirstName: 'Will' };
const child: CensusPerson = {
  ...employee,
  Id: 3,
  RelationshipToSubscriber: 'Child',
  FirstName: 'Kim',
  DateOfBirth: isoDate('2015-05-05'),
};

const found = (...members: CensusPerson[]) =>
  censusProblems(members, facts).map(({ index, field, message }) => [index, field, message]);

describe('censusProblems', () => {
  it('finds nothing wrong with a family', () => {
    expect(found(employee, spouse, child)).toEqual([]);
  });

  it('names the member and the field, in the order of the list', () => {
    const adultChild = { ...child, DateOfBirth: isoDate('1990-01-01') };
    const second = { ...spouse, RelationshipToSubscriber: 'DomesticPartner', FirstName: 'Pat' } as const;
    expect(found(employee, adultChild, spouse, second)).toEqual([
      [1, 'DateOfBirth', CHILD_OVER_AGE_AT_EFFECTIVE_DATE],
      [3, 'RelationshipToSubscriber', household.ONE_SPOUSE],
    ]);
  });

  it('allows a spouse in each household', () => {
    const neighbours = [employee, spouse].map((person) => ({ ...person, EmployeeNumber: 2, LastName: 'Gray' }));
    expect(found(employee, spouse, ...neighbours)).toEqual([]);
  });

  it.each`
    medical     | dental      | dependentMedical | dependentDental | problems
    ${'Enroll'} | ${'Enroll'} | ${'Enroll'}      | ${'Enroll'}     | ${[]}
    ${'Waive'}  | ${'Enroll'} | ${'Enroll'}      | ${'Enroll'}     | ${[[1, 'MedicalStatus', household.DEPENDENT_MEDICAL_WAIVED]]}
    ${'Enroll'} | ${'Waive'}  | ${'Enroll'}      | ${'Enroll'}     | ${[[1, 'DentalStatus', household.DEPENDENT_DENTAL_WAIVED]]}
    ${'Waive'}  | ${'Waive'}  | ${'Waive'}       | ${'Waive'}      | ${[]}
    ${'Enroll'} | ${'Enroll'} | ${'Waive'}       | ${'Waive'}      | ${[]}
  `(
    'employee $medical/$dental, dependent $dependentMedical/$dependentDental',
    ({ medical, dental, dependentMedical, dependentDental, problems }) => {
      const subscriber = { ...employee, MedicalStatus: medical, DentalStatus: dental };
      expect(found(subscriber, { ...child, MedicalStatus: dependentMedical, DentalStatus: dependentDental })).toEqual(
        problems,
      );
    },
  );

  it('wants exactly one employee in each household', () => {
    const colleague = { ...employee, FirstName: 'Bea' };
    expect(found({ ...child, EmployeeNumber: 7 })).toEqual([[0, 'EmployeeNumber', household.NO_SUBSCRIBER]]);
    expect(found(employee, colleague)).toEqual([[1, 'EmployeeNumber', household.SECOND_SUBSCRIBER]]);
  });

  it('finds the same person twice, whatever the case of the name', () => {
    const again = { ...employee, EmployeeNumber: 2, FirstName: ' ADA ' };
    expect(found(employee, again)).toEqual([[1, 'FirstName', DUPLICATE_MEMBER]]);
  });

  it('finds one SSN with two people, not with one who is employee here and spouse there', () => {
    const withSsn = { ...employee, ssnKey: '123456789' };
    const asSpouse = { ...withSsn, RelationshipToSubscriber: 'Spouse', EmployeeNumber: 2 } as const;
    const partner = { ...employee, EmployeeNumber: 2, FirstName: 'Will' };
    expect(found(withSsn, partner, asSpouse)).toEqual([]);
    expect(found(withSsn, { ...spouse, ssnKey: '123456789' })).toEqual([[1, 'SSN', DUPLICATE_SSN]]);
    expect(found({ ...employee, ssnKey: null }, { ...spouse, ssnKey: null })).toEqual([]);
  });
});

describe('withDentalWaivedByHousehold', () => {
  it('waives dental for the dependents of an employee who waives it, and for nobody else', () => {
    const neighbour = { ...employee, EmployeeNumber: 2 };
    const members = [{ ...employee, DentalStatus: 'Waive' } as const, spouse, child, neighbour];
    expect(household.withDentalWaivedByHousehold(members).map(({ DentalStatus }) => DentalStatus)).toEqual([
      'Waive',
      'Waive',
      'Waive',
      'Enroll',
    ]);
  });
});

import { isoDate } from '#shared/dates/iso-date';
import { enrollingHouseholds, type FormMember, households, waivingHouseholds } from './households.ts';

const member = (given: Partial<FormMember>): FormMember => ({
  employeeNumber: 1,
  relationship: 'Self',
  firstName: 'Ada',
  middleInitial: null,
  lastName: 'Byron',
  dateOfBirth: isoDate('1985-01-02'),
  gender: null,
  medicalStatus: 'Enroll',
  dentalStatus: 'Waive',
  visionStatus: 'Waive',
  ...given,
});
const CENSUS = households([
  member({ employeeNumber: 1, firstName: 'Ada' }),
  member({ employeeNumber: 1, firstName: 'Will', relationship: 'Spouse', medicalStatus: 'Waive' }),
  member({ employeeNumber: 2, firstName: 'Grace', medicalStatus: 'Waive' }),
  member({ employeeNumber: 3, firstName: 'Kim', medicalStatus: 'Waive', dentalStatus: 'Enroll' }),
  member({
    employeeNumber: 3,
    firstName: 'Lee',
    relationship: 'Child',
    medicalStatus: 'Waive',
    dentalStatus: 'Enroll',
  }),
  member({ employeeNumber: 4, firstName: 'Nobody’s child', relationship: 'Child' }),
]);
const names = (all: typeof CENSUS) =>
  all.map(({ employee, dependents }) => [employee.firstName, ...dependents.map(({ firstName }) => firstName)]);

describe('the households of a census', () => {
  it('are the employees with their dependents', () => {
    expect(names(CENSUS)).toEqual([['Ada', 'Will'], ['Grace'], ['Kim', 'Lee']]);
  });

  it('get an enrollment form where the employee enrolls in anything, with the dependents who do', () => {
    expect(names(enrollingHouseholds(CENSUS))).toEqual([['Ada'], ['Kim', 'Lee']]);
  });

  it('get a waiver where somebody waives medical coverage', () => {
    expect(names(waivingHouseholds(CENSUS))).toEqual([['Ada', 'Will'], ['Grace'], ['Kim', 'Lee']]);
  });
});

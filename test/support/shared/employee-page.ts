import { isoDate } from '#shared/dates/iso-date';
import {
  EMPLOYEE_WORDS_VERSION,
  ENROLL_WORDS,
  factsForEmployee,
  WAIVE_WORDS,
} from '#shared/enrollment/employees/employees';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { buildDependent, buildEnrollmentMember, buildMemberFacts } from '#support/shared/enrollment-members.ts';

/** An employee who is complete, and a child who is not. */
export const PAGE: EmployeePage = {
  GroupName: 'Acme Bakery',
  EffectiveDate: isoDate('2027-01-01'),
  EmployeeName: 'Ada Byron',
  Agents: [
    { Name: 'Ann Agent', AgencyName: 'Lakeside', Phone: '3135550100', Email: 'ann@example.com', NpnNumber: '1' },
  ],
  ExpiresAt: '2026-12-07T15:00:00.000Z',
  Problem: null,
  DeclinedAt: null,
  Members: [
    buildEnrollmentMember({ LastName: 'Byron', DentalStatus: 'Enroll' }),
    buildDependent({ Id: 2, FirstName: 'Kim', Gender: null }),
  ],
  Facts: factsForEmployee(buildMemberFacts()),
  HouseholdNote: '',
  AnsweredAt: null,
  AnsweredByName: null,
  WaiveReason: null,
  Withdrawn: null,
  Sha256: 'abc',
  EnrollWords: ENROLL_WORDS,
  WaiveWords: WAIVE_WORDS,
  WordsVersion: EMPLOYEE_WORDS_VERSION,
};
/** Without the child. */
export const COMPLETE = { ...PAGE, Members: [PAGE.Members[0]!], Sha256: 'def' };
/** What is left to see after it was signed or waived. */
export const DONE = { ...COMPLETE, Members: [], AnsweredByName: 'Ada Byron', Sha256: '' };

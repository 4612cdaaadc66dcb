import { personKey } from '#shared/census/census-problems';
import { type MemberAddress, CARE, EMPLOYMENT, NO_EMPLOYMENT, PERSON } from '#shared/persons/person.record';
import type { MemberDetails } from '#shared/enrollment/members/members.record';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { columnsOf } from '#shared/records/rows';
import type { WrittenColumns } from '../../quoting/group-census/census-columns.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import type { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import type { StoredHome } from '../parts/demographics/member-enrollment.table.ts';
import type { EnrollmentColumns } from '../parts/demographics/member-enrollments.repository.ts';

/** The columns that enrollment writes to the census itself. */
export const censusColumnsOf = (
  details: MemberDetails,
  { id, ssnSealed }: CensusMember,
  ssn: CensusSsn,
): Partial<WrittenColumns> => ({
  ...columnsOf(PERSON, details),
  homePostalCode: details.HomeAddress.FullPostalCode || null,
  ssnSealed: details.SSN === undefined ? ssnSealed : ssn.seal(id, details.SSN),
});

interface Written {
  rateArea: number | null;
  wasOnCobra: boolean;
  savedByStaff: boolean;
}

/** The columns of the enrollment row. A dependent's class, subgroup and plans come from the employee and are not written. */
export function enrollmentColumnsOf(
  details: MemberDetails,
  { id, relationship }: Pick<CensusMember, 'id' | 'relationship'>,
  { rateArea, wasOnCobra, savedByStaff }: Written,
): EnrollmentColumns {
  const isEmployee = relationship === 'Self';
  const livesWithEmployee = !isEmployee && details.LivesWithEmployee;
  return {
    memberId: id,
    ...columnsOf(EMPLOYMENT, isEmployee ? details : NO_EMPLOYMENT),
    ...columnsOf(CARE, details),
    livesWithEmployee,
    homeAddress: toStoredHome(livesWithEmployee ? NO_ADDRESS : details.HomeAddress),
    rateArea: livesWithEmployee ? null : rateArea,
    mailingSameAsHome: details.MailingAddressSameAsHome,
    mailingAddress: details.MailingAddressSameAsHome ? NO_ADDRESS : { ...NO_ADDRESS, ...details.MailingAddress },
    wasOnCobra,
    savedByStaff,
  };
}

const toStoredHome = ({ AddressLine1, City, StateCode, County, CountyFips }: MemberAddress): StoredHome => ({
  AddressLine1,
  City,
  StateCode,
  County,
  CountyFips,
});

/** Same for rows of the same person, who may be an employee in one household and a spouse in another. */
export const personKeyOf = ({
  firstName,
  lastName,
  dateOfBirth,
}: Pick<CensusMember, 'firstName' | 'lastName' | 'dateOfBirth'>): string =>
  personKey({ FirstName: firstName, LastName: lastName, DateOfBirth: dateOfBirth });

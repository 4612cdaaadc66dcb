import type { MemberAddress, MemberDetails } from '#shared/contract/enrollment-members';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { parseEmail } from '#shared/formats/email';
import { parsePhone } from '#shared/formats/phone';
import { parseZip } from '#shared/formats/zip';
import type { WrittenColumns } from '../../../quoting/group-census/census-columns.ts';
import type { CensusMember } from '../../../quoting/group-census/census-member.entity.ts';
import type { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import type { StoredHome } from '../../parts/demographics/member-enrollment.entity.ts';
import type { EnrollmentColumns } from '../../parts/demographics/member-enrollments.repository.ts';

/** Blank of what was left out. */
const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

/** What enrollment writes into the census itself. */
export function censusColumnsOf(
  details: MemberDetails,
  { id, ssnSealed }: CensusMember,
  ssn: CensusSsn,
): Partial<WrittenColumns> {
  return {
    firstName: details.FirstName,
    middleInitial: details.MiddleInitial?.replace('.', '').toUpperCase() ?? null,
    lastName: details.LastName,
    gender: orNull(details.Gender),
    homePostalCode: parseZip(details.HomeAddress.FullPostalCode),
    homeNumber: parsePhone(details.HomeNumber ?? ''),
    emailAddress: parseEmail(details.EmailAddress ?? ''),
    ssnSealed: details.SSN === undefined ? ssnSealed : ssn.seal(id, details.SSN),
  };
}

interface Written {
  rateArea: number | null;
  wasOnCobra: boolean;
  savedByStaff: boolean;
}

/** What it writes beside it. Of a dependent, class, subgroup and plans are the employee's, and are not written. */
export function enrollmentColumnsOf(
  details: MemberDetails,
  { id, relationship }: Pick<CensusMember, 'id' | 'relationship'>,
  { rateArea, wasOnCobra, savedByStaff }: Written,
): EnrollmentColumns {
  const isEmployee = relationship === 'Self';
  const ofEmployee = <Value>(value: Value | null | undefined): Value | null => (isEmployee ? orNull(value) : null);
  const livesWithEmployee = !isEmployee && details.LivesWithEmployee;
  return {
    memberId: id,
    memberClass: ofEmployee(details.MemberClass),
    subGroupId: ofEmployee(details.SubGroupId),
    dateOfHire: ofEmployee(details.DateOfHire),
    dentalPlanId: ofEmployee(details.SelectedDentalPlanId),
    livesWithEmployee,
    homeAddress: toStoredHome(livesWithEmployee ? NO_ADDRESS : details.HomeAddress),
    rateArea: livesWithEmployee ? null : rateArea,
    mailingSameAsHome: details.MailingAddressSameAsHome,
    mailingAddress: details.MailingAddressSameAsHome ? NO_ADDRESS : { ...NO_ADDRESS, ...details.MailingAddress },
    providerId: orNull(details.PrimaryCareProviderId),
    providerName: orNull(details.PrimaryCareProviderName),
    providerAutoAssign: details.PrimaryCareProviderAutoAssign,
    providerExistingPatient: details.PrimaryCareProviderExistingPatient,
    cobraEligibility: ofEmployee(details.COBRAEligibility),
    cobraDurationMonths: ofEmployee(details.COBRADuration),
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

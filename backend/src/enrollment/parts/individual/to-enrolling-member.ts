import { ageAtQuote } from '#shared/census/age-rules';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import { CARE, type MemberAddress, QUOTED_PERSON } from '#shared/persons/person.record';
import { wireOf } from '#shared/records/rows';
import type { CensusMember } from '../../../quoting/group-census/census-member.entity.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { MemberEnrollment } from '../demographics/member-enrollment.entity.ts';
import type { EnrollmentColumns } from '../demographics/member-enrollments.repository.ts';
import { unwritten } from '../demographics/to-enrollment-member.ts';
import type { IndividualMember } from './individual-member.entity.ts';

interface Stored {
  row: MemberEnrollment | undefined;
  background: IndividualMember | undefined;
  /** Its mask, or null. */
  ssn: string | null;
}

/** A stored person of a household in their API form, except the directory's objection to their provider. */
export function toEnrollingMember(
  member: CensusMember,
  { row: stored, background, ssn }: Stored,
  quote: Pick<IndividualQuote, 'effectiveDate' | 'individual'>,
): Omit<EnrollingMember, 'PrimaryCareProviderProblem'> {
  const row: EnrollmentColumns = stored ?? unwritten(member);
  const { EmployeeNumber: _one, HomePostalCode, ...person } = wireOf(QUOTED_PERSON, member);
  const home = { ...NO_ADDRESS, ...row.homeAddress, FullPostalCode: HomePostalCode ?? '' };
  const isRatedHome = member.relationship === 'Self' && isBlankAddress(home);
  return {
    Id: member.id,
    Version: member.version,
    ...person,
    SSN: ssn,
    Age: ageAtQuote(member.dateOfBirth, quote.effectiveDate),
    Race: background?.race ?? null,
    Ethnicity: background?.ethnicity ?? null,
    SameAsPrimary: row.livesWithEmployee,
    HomeAddress: isRatedHome ? ratedHome(quote) : home,
    MailingAddressSameAsHome: row.mailingSameAsHome,
    MailingAddress: row.mailingAddress,
    ...wireOf(CARE, row),
    RateArea: isRatedHome ? quote.individual.rateArea : row.rateArea,
    SavedByStaff: row.savedByStaff,
  };
}

const isBlankAddress = (address: MemberAddress): boolean => Object.values(address).every((part) => part === '');

/** Where the applicant was quoted: only the street is left to be told. */
export const ratedHome = ({ individual }: Pick<IndividualQuote, 'individual'>): MemberAddress => ({
  AddressLine1: '',
  City: individual.city,
  StateCode: individual.stateCode,
  FullPostalCode: individual.postalCode,
  County: individual.county,
  CountyFips: individual.countyFips,
});

import { ageAtQuote } from '#shared/census/age-rules';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import { CARE, CENSUS_PERSON } from '#shared/persons/person.record';
import { wireOf } from '#shared/records/rows';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { EnrollmentColumns } from '../demographics/member-enrollments.repository.ts';
import type { BackgroundColumns } from './individual-enrollments.repository.ts';
import { isBlankHome, type OfferedHome } from './offered-home.ts';

/** What enrollment knows of a person beyond the census. */
export interface MemberInfo {
  /** With the defaults of somebody of whom nothing was saved. */
  row: EnrollmentColumns;
  background: BackgroundColumns;
  offered: OfferedHome | null;
}

interface Stored extends MemberInfo {
  /** Its mask, or null. */
  ssn: string | null;
}

/** A stored person of a household in their API form, except the directory's objection to their provider. */
export function toEnrollingMember(
  member: CensusMember,
  { row, background, offered, ssn }: Stored,
  { effectiveDate }: Pick<IndividualQuote, 'effectiveDate'>,
): Omit<EnrollingMember, 'PrimaryCareProviderProblem'> {
  const { EmployeeNumber: _one, HomePostalCode, ...person } = wireOf(CENSUS_PERSON, member);
  const home = { ...NO_ADDRESS, ...row.homeAddress, FullPostalCode: HomePostalCode ?? '' };
  const isOffered = offered !== null && !row.livesWithEmployee && isBlankHome(home);
  const { address, rateArea } = isOffered ? offered : { address: home, rateArea: row.rateArea };
  return {
    Id: member.id,
    Version: member.version,
    ...person,
    SSN: ssn,
    Age: ageAtQuote(member.dateOfBirth, effectiveDate),
    Race: background.race,
    Ethnicity: background.ethnicity,
    SameAsPrimary: row.livesWithEmployee,
    HomeAddress: address,
    MailingAddressSameAsHome: row.mailingSameAsHome,
    MailingAddress: row.mailingAddress,
    ...wireOf(CARE, row),
    RateArea: rateArea,
    SavedByStaff: row.savedByStaff,
  };
}

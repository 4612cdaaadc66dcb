import { isSubscriber } from '#shared/census/household-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { CERTIFICATE_REQUIRED, needsCertificate } from '#shared/eligibility/catastrophic';
import { missingOfAddress } from '#shared/enrollment/members/address-problems';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { enrolls, isRequired } from '#shared/enrollment/members/member-problems';
import { isMaskedSsn, ssnProblem, UNREADABLE_SSN } from '#shared/formats/ssn';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import { isTobaccoAsked, isTobaccoOpen, OUTSIDE_MICHIGAN, tobaccoProblem } from '#shared/individuals/household-members';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';
import type { NetworkType } from '#shared/plans/plan-codes';
import { needsPcp, pcpProblem } from '#shared/providers/pcp-validity';

export interface MemberInfoFacts {
  planType: IndividualPlanType;
  /** Enrolls at the federal marketplace, which knows most of this. */
  isFfm: boolean;
  effectiveDate: IsoDate;
  today: IsoDate;
  /** Of the selected medical plan; null while none is selected. */
  network: NetworkType | null;
  /** The medical plan is catastrophic. */
  isCatastrophic: boolean;
  /** Where the plans were priced. */
  rated: { countyFips: string; county: string };
}

/** Ours. */
export const pricedElsewhere = (county: string): string =>
  `The plans are priced for ${county} County. Correct the home address, or choose “Change plans” and change the ZIP code there.`;

/** Ours. It decides prices, so it is answered with the household. */
export const TOBACCO_REQUIRED = 'Tobacco use is required. Choose “Change plans” to answer it.';

/** Spec 001 section 5: "SSN for non-FFM members aged 1 or more". */
const SSN_FROM_AGE = 1;

/** What an enrollment asks of one person. */
export interface AskedInfo {
  /** Gender and what depends on the plan; otherwise only how the applicant is reached. */
  isCovered: boolean;
  isApplicant: boolean;
  ssn: boolean;
  /** Optional for staff, who enter what is on paper, and for newborns. */
  isSsnRequired: boolean;
  lastTobaccoUse: boolean;
  /** The number of the exemption that lets someone of 30 and over have a catastrophic plan. */
  exemption: boolean;
  /** Race and ethnicity. */
  background: boolean;
  /** The medical plan needs a primary care provider. */
  provider: boolean;
}

/**
 * What one person is asked; null of those who waive everything, except the applicant, who is written to.
 * Source: spec 001 section 5, "Individual member info"; individuals, row 51.
 */
export function askedInfo(
  member: EnrollingMember,
  facts: Pick<MemberInfoFacts, 'planType' | 'isFfm' | 'effectiveDate' | 'network' | 'isCatastrophic'>,
): AskedInfo | null {
  const [isApplicant, isCovered] = [isSubscriber(member), enrolls(member)];
  const isOffMarketplace = isCovered && !facts.isFfm;
  return isApplicant || isCovered
    ? {
        isCovered,
        isApplicant,
        ssn: isOffMarketplace,
        isSsnRequired: isOffMarketplace && !member.SavedByStaff && member.Age >= SSN_FROM_AGE,
        lastTobaccoUse: isCovered && member.Tobacco === true && isTobaccoAsked(member, facts),
        exemption:
          isOffMarketplace &&
          facts.isCatastrophic &&
          member.MedicalStatus === 'Enroll' &&
          needsCertificate(member.DateOfBirth, facts.effectiveDate),
        background: isOffMarketplace && facts.planType === 'Permanent',
        provider: isOffMarketplace && member.MedicalStatus === 'Enroll' && needsPcp(facts.network),
      }
    : null;
}

/**
 * What is missing or wrong with one member of a household that enrolls, by wire field, in form order.
 * Source: spec 001 section 5, "Individual member info"; individuals, row 51 and decision 43.
 */
export function memberInfoProblems(member: EnrollingMember, facts: MemberInfoFacts): EnrollmentProblem[] {
  const asked = askedInfo(member, facts);
  if (asked === null) {
    return [];
  }
  return [
    ...missing('FirstName', 'First name', member.FirstName),
    ...missing('LastName', 'Last name', member.LastName),
    ...(asked.isCovered ? missing('Gender', 'Gender', member.Gender) : []),
    ...(asked.ssn ? ssnProblems(member, asked) : []),
    ...(isTobaccoOpen(member, facts) ? [{ Field: 'Tobacco', Message: TOBACCO_REQUIRED }] : []),
    ...(asked.lastTobaccoUse ? tobaccoProblems(member, facts) : []),
    ...(asked.exemption && member.ExemptionNumber === null
      ? [{ Field: 'ExemptionNumber', Message: CERTIFICATE_REQUIRED }]
      : []),
    ...(asked.background
      ? [...missing('Race', 'Race', member.Race), ...missing('Ethnicity', 'Ethnicity', member.Ethnicity)]
      : []),
    ...(asked.isApplicant
      ? [
          ...missing('HomeNumber', 'Home phone', member.HomeNumber),
          ...missing('EmailAddress', 'Email', member.EmailAddress),
        ]
      : []),
    ...(asked.isApplicant || !member.SameAsPrimary ? homeProblems(member, facts) : []),
    ...(member.MailingAddressSameAsHome ? [] : missingOfAddress(member.MailingAddress, 'Mailing')),
    // Searched for around the home.
    ...(asked.provider ? providerProblems(member) : []),
  ];
}

function tobaccoProblems(member: EnrollingMember, facts: MemberInfoFacts): EnrollmentProblem[] {
  const problem = tobaccoProblem(member, facts);
  return problem ? [{ Field: 'LastTobaccoUse', Message: problem }] : [];
}

function ssnProblems({ SSN }: EnrollingMember, { isSsnRequired }: AskedInfo): EnrollmentProblem[] {
  if (!SSN || SSN === UNREADABLE_SSN) {
    return isSsnRequired ? missing('SSN', 'SSN', null) : [];
  }
  const problem = isMaskedSsn(SSN) ? null : ssnProblem(SSN);
  return problem ? [{ Field: 'SSN', Message: problem }] : [];
}

function providerProblems(member: EnrollingMember): EnrollmentProblem[] {
  const problem = pcpProblem(member, null) ?? member.PrimaryCareProviderProblem;
  return problem ? [{ Field: 'PrimaryCareProviderId', Message: problem }] : [];
}

/** Everyone is rated where the applicant lives, and plans are sold in Michigan only. */
function homeProblems(member: EnrollingMember, { rated }: MemberInfoFacts): EnrollmentProblem[] {
  const { HomeAddress, RateArea } = member;
  const problems = missingOfAddress(HomeAddress, 'Home');
  const isKnown = HomeAddress.CountyFips !== '' && HomeAddress.FullPostalCode.trim() !== '';
  if (isKnown && RateArea === null) {
    problems.push({ Field: 'HomeAddress.FullPostalCode', Message: OUTSIDE_MICHIGAN });
  } else if (isKnown && isSubscriber(member) && HomeAddress.CountyFips !== rated.countyFips) {
    problems.push({ Field: 'HomeAddress.FullPostalCode', Message: pricedElsewhere(rated.county) });
  }
  return problems;
}

const missing = (Field: keyof EnrollingMember, what: string, value: string | null): EnrollmentProblem[] =>
  value === null || value.trim() === '' ? [{ Field, Message: isRequired(what) }] : [];

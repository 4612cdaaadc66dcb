import { isoDate } from '#shared/dates/iso-date';
import { NOTHING_BARS } from '#shared/eligibility/tax-person.record';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import type { PanelFacts } from '#shared/individual-enrollment/panels';
import type { LocationResponse } from '#shared/locations/location.record';
import { ENROLLED_PERSON, type MemberAddress } from '#shared/persons/person.record';
import type { Wire } from '#shared/records/field';
import { blankOf } from '#shared/records/rows';

export const KENT: LocationResponse = {
  PostalCode: '49503',
  City: 'Grand Rapids',
  StateCode: 'MI',
  Counties: [{ County: 'Kent', CountyFips: '26081', RateArea: 12 }],
};

/** Spans two counties. */
export const TWO_COUNTIES: LocationResponse = {
  PostalCode: '48002',
  City: 'Allenton',
  StateCode: 'MI',
  Counties: [
    { County: 'Macomb', CountyFips: '26099', RateArea: 1 },
    { County: 'St. Clair', CountyFips: '26147', RateArea: 6 },
  ],
};

export const buildAddress = (given: Partial<MemberAddress> = {}): MemberAddress => ({
  AddressLine1: '1 Monroe Center St NW',
  City: 'Grand Rapids',
  StateCode: 'MI',
  FullPostalCode: '49503',
  County: 'Kent',
  CountyFips: '26081',
  ...given,
});

/** A quote for 1 January 2027 with one segment without a waiting period and one PPO plan of each type. */
export const buildMemberFacts = (given: Partial<MemberFacts> = {}): MemberFacts => ({
  QuoteType: 'SmallGroupNewBusiness',
  EffectiveDate: isoDate('2027-01-01'),
  Segments: [{ SegmentClassId: 'CA01', SegmentName: 'Active', NewHireRule: 'DateOfHire' }],
  SpecialClasses: ['COBRA', 'EarlyRetiree', 'Retiree'],
  SubGroups: [{ SubGroupId: 'S001', GroupName: 'Acme' }],
  DomesticPartner: 'Limited',
  MedicalPlans: [{ PlanId: 1, PlanDisplayName: 'PPO Gold 1000', ProviderNetworkType: 'PPO' }],
  DentalPlans: [{ PlanId: 9, PlanDisplayName: 'Dental 1500', ProviderNetworkType: null }],
  ...given,
});

/** An employee who enrolls in medical and is complete with buildMemberFacts. */
export const buildEnrollmentMember = (given: Partial<EnrollmentMember> = {}): EnrollmentMember => ({
  Id: 1,
  Version: 1,
  ...(blankOf(ENROLLED_PERSON) as Wire<typeof ENROLLED_PERSON>),
  EmployeeNumber: 1,
  RelationshipToSubscriber: 'Self',
  FirstName: 'Ada',
  LastName: 'Byron',
  DateOfBirth: isoDate('1985-01-02'),
  Age: 41,
  Gender: 'F',
  SSN: '***-**-6789',
  MedicalStatus: 'Enroll',
  DentalStatus: 'Waive',
  VisionStatus: 'Waive',
  MemberClass: 'CA01',
  SubGroupId: 'S001',
  DateOfHire: isoDate('2020-05-04'),
  HomeNumber: '6165550100',
  HomeAddress: buildAddress(),
  MailingAddressSameAsHome: true,
  MailingAddress: NO_ADDRESS,
  RateArea: 12,
  OOAComplianceTrigger: false,
  PrimaryCareProviderProblem: null,
  SavedByStaff: false,
  WasOnCobra: false,
  ...given,
});

/** A child of 10 in the same home; complete as is. */
export const buildDependent = (given: Partial<EnrollmentMember> = {}): EnrollmentMember =>
  buildEnrollmentMember({
    Id: 2,
    RelationshipToSubscriber: 'Child',
    FirstName: 'Kim',
    DateOfBirth: isoDate('2016-05-06'),
    Age: 10,
    SSN: null,
    MemberClass: null,
    SubGroupId: null,
    DateOfHire: null,
    HomeNumber: null,
    LivesWithEmployee: true,
    HomeAddress: NO_ADDRESS,
    RateArea: null,
    ...given,
  });

/** A permanent plan off the marketplace, PPO, from 1 January 2027, priced for Kent County. */
export const buildPanelFacts = (given: Partial<PanelFacts> = {}): PanelFacts => ({
  planType: 'Permanent',
  isFfm: false,
  effectiveDate: isoDate('2027-01-01'),
  today: isoDate('2026-11-23'),
  network: 'PPO',
  isCatastrophic: false,
  rated: { countyFips: '26081', county: 'Kent' },
  enrollmentType: 'Open',
  qualifyingEvent: null,
  ...given,
});

/** An applicant who is complete with these facts. */
export const buildEnrollingMember = (given: Partial<EnrollingMember> = {}): EnrollingMember => ({
  Id: 1,
  Version: 1,
  RelationshipToSubscriber: 'Self',
  FirstName: 'Ada',
  MiddleInitial: null,
  LastName: 'Byron',
  Gender: 'F',
  DateOfBirth: isoDate('1985-01-02'),
  Age: 41,
  SSN: '***-**-6789',
  MedicalStatus: 'Enroll',
  DentalStatus: 'Waive',
  VisionStatus: 'Waive',
  Tobacco: false,
  LastTobaccoUse: null,
  Disabled: false,
  ...NOTHING_BARS,
  EmailAddress: 'ada@example.com',
  HomeNumber: '6165550100',
  Race: 'WHIT',
  Ethnicity: 'NOTH',
  SameAsPrimary: false,
  HomeAddress: buildAddress(),
  MailingAddressSameAsHome: true,
  MailingAddress: NO_ADDRESS,
  PrimaryCareProviderId: null,
  PrimaryCareProviderName: null,
  PrimaryCareProviderAutoAssign: false,
  PrimaryCareProviderExistingPatient: false,
  RateArea: 12,
  PrimaryCareProviderProblem: null,
  SavedByStaff: false,
  ...given,
});

/** A child of 10 at the same address; complete as is. */
export const buildEnrollingChild = (given: Partial<EnrollingMember> = {}): EnrollingMember =>
  buildEnrollingMember({
    Id: 2,
    RelationshipToSubscriber: 'Child',
    FirstName: 'Kit',
    DateOfBirth: isoDate('2016-05-06'),
    Age: 10,
    EmailAddress: null,
    HomeNumber: null,
    SameAsPrimary: true,
    HomeAddress: NO_ADDRESS,
    RateArea: null,
    ...given,
  });

import { isoDate } from '#shared/dates/iso-date';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { buildAddress } from '#shared/enrollment/members/testing/build-enrollment-member';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import type { PanelFacts } from '#shared/individual-enrollment/panels';

/** A permanent plan off the marketplace, PPO, from 1 January 2027, priced for Kent County. */
export const buildPanelFacts = (given: Partial<PanelFacts> = {}): PanelFacts => ({
  planType: 'Permanent',
  isFfm: false,
  effectiveDate: isoDate('2027-01-01'),
  today: isoDate('2026-11-23'),
  network: 'PPO',
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

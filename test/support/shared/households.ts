import { isoDate } from '#shared/dates/iso-date';
import {
  INDIVIDUAL_MEMBER_ROW,
  type IndividualEnrollmentResponse,
  type IndividualMemberResponse,
  type IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import type { Wire } from '#shared/records/field';
import { blankOf } from '#shared/records/rows';

/** A 40-year-old applicant who enrolls in medical only. */
export const buildPerson = (given: Partial<IndividualMemberResponse> = {}): IndividualMemberResponse => ({
  ...(blankOf(INDIVIDUAL_MEMBER_ROW) as Wire<typeof INDIVIDUAL_MEMBER_ROW>),
  Id: 1,
  Version: 1,
  RelationshipToSubscriber: 'Self',
  FirstName: 'Ada',
  LastName: 'Byron',
  DateOfBirth: isoDate('1986-06-15'),
  Age: 40,
  MedicalStatus: 'Enroll',
  DentalStatus: 'Waive',
  VisionStatus: 'Waive',
  Tobacco: false,
  ...given,
});

/** Open enrollment in Kent County. */
export const buildIndividualQuote = (given: Partial<IndividualQuoteResponse> = {}): IndividualQuoteResponse => ({
  Id: 7,
  Version: 1,
  Name: 'Byron 2027',
  Status: 'Quoting',
  QuoteStatus: 'Quoting',
  QuoteType: 'IndividualNewBusiness',
  EffectiveDate: isoDate('2027-01-01'),
  IsDeleted: false,
  ReadOnly: 0,
  AssociatedAgents: [],
  Individual: {
    IndividualPlanType: 'Permanent',
    EnrollmentType: 'Open',
    QualifyingEventReason: null,
    EventDate: null,
    EventAnswer: null,
    CoverageLength: null,
    Kind: 'OEP',
    IsFfm: false,
    SubscriberFacetsId: null,
    RenewedContract: null,
    Address: {
      FullPostalCode: '49503',
      City: 'Grand Rapids',
      StateCode: 'MI',
      County: 'Kent',
      CountyFips: '26081',
      RateArea: 12,
    },
  },
  Household: null,
  Ffm: null,
  IsOepAvailable: true,
  IsQuotingOnly: false,
  AllowedEffectiveDates: [isoDate('2027-01-01'), isoDate('2027-02-01')],
  Expiry: null,
  Companion: null,
  CanEdit: true,
  Notifications: [],
  CreatedAt: '2026-11-23T15:00:00.000Z',
  ModifiedAt: '2026-11-23T15:00:00.000Z',
  ...given,
});

export const buildHousehold = (given: Partial<IndividualEnrollmentResponse> = {}): IndividualEnrollmentResponse => ({
  Quote: buildIndividualQuote(),
  Members: [buildPerson()],
  Problems: [],
  ...given,
});

/** The same with these people and changes of the quote. */
export const buildEnrollment = (
  Members: IndividualMemberResponse[] = [buildPerson()],
  quote: Partial<IndividualQuoteResponse> = {},
): IndividualEnrollmentResponse => buildHousehold({ Quote: buildIndividualQuote(quote), Members });

import type {
  ApplicationAnswers,
  ApplicationFacts,
  EmployeeSegment,
  Subgroup,
} from '#shared/enrollment/application.record';
import { isoDate } from '#shared/dates/iso-date';
import { segmentClassId, subgroupId } from '#shared/enrollment/application/problem-list';
import { ANY_ZIP_PREFIX } from '#shared/formats/zip';

const CONTACT = { FirstName: 'Grace', LastName: 'Hopper', Phone: '3135550100', Email: 'grace@example.com' };

/** A complete subgroup; index 0 is the primary group. Each has its own tax id. */
export const buildSubgroup = (place: number, given: Partial<Subgroup> = {}): Subgroup => ({
  GroupName: place === 0 ? 'Acme Tools' : `Acme Tools ${place + 1}`,
  SubGroupId: subgroupId(place),
  TaxId: String(381_000_000 + place),
  GroupStatus: 'New',
  IsPrimarySubgroup: place === 0,
  GroupEnterpriseId: null,
  Address: {
    AddressLine1: '100 Main St',
    AddressLine2: null,
    City: 'Detroit',
    StateCode: 'MI',
    FullPostalCode: '48207',
    County: 'Wayne',
    CountyFips: '26163',
  },
  Admin: CONTACT,
  Billing: CONTACT,
  Ceo: CONTACT,
  UseAdminForBilling: true,
  UseAdminForCEO: true,
  ...given,
});

/** A complete segment, the first one "Active". */
export const buildSegment = (place: number, given: Partial<EmployeeSegment> = {}): EmployeeSegment => ({
  SegmentName: place === 0 ? 'Active' : 'Hourly',
  SegmentClassId: segmentClassId(place),
  FullTimeHours: 30,
  NewHireRule: 'Days60',
  TerminationRule: 'LastDayWorked',
  LayoffRule: 'EndOfMonth',
  DisabilityRule: 'Days30',
  DependentEligibility: 'EndOfMonth',
  IsSpecialClass: false,
  ...given,
});

/** A complete and valid application of new business; pass only what the test is about. */
export const buildAnswers = (given: Partial<ApplicationAnswers> = {}): ApplicationAnswers => ({
  NumberOfEmployees: 12,
  NumberOfEligbleEmployees: 10,
  NumberWaiving: 2,
  NumberOfFullTimeEmployees: 11,
  CompanyType: 'Corporation',
  DomesticPartner: 'None',
  PreviousCoverageFlag: false,
  PreviousCoverageGroupId: '',
  PrevInsuranceCarrierName: null,
  OtherInsuranceCarrierName: '',
  IsPeoOrLeasingCompany: false,
  EarlyRetireeCoverage: false,
  CobraRequired: false,
  IsEnrolledInFSA: false,
  PHAdministersHRA: null,
  IsDeltaDentalIncudedOnInvoice: null,
  TwentyOrMoreEmployees: false,
  TwentyOrMoreEmployeesDate: null,
  HundredOrMoreEmployees: false,
  HundredOrMoreEmployeesDate: null,
  Section111EffectiveDate: null,
  ElectAutoPayment: false,
  AccountData: null,
  CommonTaxControl: { Eligible: false, NumGroups: 0 },
  MultipleEmployeeSegments: { CoverageOffered: false, NumSegments: 1 },
  EmployeeSegments: [buildSegment(0)],
  PrimaryGroup: buildSubgroup(0),
  SubGroups: [],
  BypassMemberEnrollment: false,
  BypassSupportDocument: false,
  ...given,
});

/** New business from 1 January 2027, filled in by an agent, with neither HRA nor Delta Dental. */
export const buildApplicationFacts = (given: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  audience: 'external',
  hasDomesticPartner: false,
  hasHraPlan: false,
  hasDeltaDentalPlan: false,
  takenTaxIds: [],
  places: {},
  zipPrefixes: ANY_ZIP_PREFIX,
  bypassThreshold: 25,
  ...given,
});

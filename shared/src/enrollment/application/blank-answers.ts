import type {
  ApplicationAnswers,
  ApplicationContact,
  EmployeeSegment,
  Subgroup,
} from '#shared/enrollment/application.record';
import type { Address } from '#shared/locations/address.record';
import { SEGMENT_NAMES } from '#shared/enrollment/application-options';
import { segmentClassId, subgroupId } from '#shared/enrollment/application/problem-list';

const BLANK_ADDRESS: Address = {
  AddressLine1: '',
  AddressLine2: null,
  City: '',
  StateCode: '',
  FullPostalCode: '',
  County: '',
  CountyFips: '',
};
const BLANK_CONTACT: ApplicationContact = { FirstName: '', LastName: '', Phone: '', Email: '' };

/** @param place 0 is the primary group */
export const blankSubgroup = (place: number): Subgroup => ({
  GroupName: '',
  SubGroupId: subgroupId(place),
  TaxId: '',
  GroupStatus: 'New',
  IsPrimarySubgroup: place === 0,
  GroupEnterpriseId: null,
  Address: BLANK_ADDRESS,
  Admin: BLANK_CONTACT,
  Billing: BLANK_CONTACT,
  Ceo: BLANK_CONTACT,
  UseAdminForBilling: false,
  UseAdminForCEO: false,
});

/** The first one has the default name, "Active". Spec 001 section 3, "Option lists". */
export const blankSegment = (place: number): EmployeeSegment => ({
  SegmentName: place === 0 ? SEGMENT_NAMES[0] : '',
  SegmentClassId: segmentClassId(place),
  FullTimeHours: null,
  NewHireRule: null,
  TerminationRule: null,
  LayoffRule: null,
  DisabilityRule: null,
  DependentEligibility: null,
  IsSpecialClass: false,
});

/** An application without any answers. */
export const blankAnswers = (): ApplicationAnswers => ({
  NumberOfEmployees: null,
  NumberOfEligbleEmployees: null,
  NumberWaiving: null,
  NumberOfFullTimeEmployees: null,
  CompanyType: null,
  DomesticPartner: null,
  PreviousCoverageFlag: null,
  PreviousCoverageGroupId: '',
  PrevInsuranceCarrierName: null,
  OtherInsuranceCarrierName: '',
  IsPeoOrLeasingCompany: null,
  EarlyRetireeCoverage: null,
  CobraRequired: null,
  IsEnrolledInFSA: null,
  PHAdministersHRA: null,
  IsDeltaDentalIncudedOnInvoice: null,
  TwentyOrMoreEmployees: null,
  TwentyOrMoreEmployeesDate: null,
  HundredOrMoreEmployees: null,
  HundredOrMoreEmployeesDate: null,
  Section111EffectiveDate: null,
  ElectAutoPayment: null,
  AccountData: null,
  CommonTaxControl: { Eligible: null, NumGroups: 0 },
  MultipleEmployeeSegments: { CoverageOffered: null, NumSegments: 1 },
  EmployeeSegments: [blankSegment(0)],
  PrimaryGroup: blankSubgroup(0),
  SubGroups: [],
  BypassMemberEnrollment: false,
  BypassSupportDocument: false,
});

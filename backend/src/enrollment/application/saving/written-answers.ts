import type {
  AccountData,
  ApplicationAnswers,
  ApplicationContact,
  EmployeeSegment,
  Subgroup,
} from '#shared/enrollment/application.record';
import type { Address } from '#shared/locations/address.record';
import { parseEmail } from '#shared/formats/email';
import { parsePhone } from '#shared/formats/phone';
import { cleanText } from '#shared/formats/text';
import { parseTaxId } from '#shared/formats/tax-id';
import { parseZip } from '#shared/formats/zip';

/** Only the answers of a request, each text normalized for storage; invalid values stay as typed. */
export function writtenAnswers(request: ApplicationAnswers): ApplicationAnswers {
  const { CommonTaxControl, MultipleEmployeeSegments } = request;
  return {
    NumberOfEmployees: request.NumberOfEmployees,
    NumberOfEligbleEmployees: request.NumberOfEligbleEmployees,
    NumberWaiving: request.NumberWaiving,
    NumberOfFullTimeEmployees: request.NumberOfFullTimeEmployees,
    CompanyType: request.CompanyType,
    DomesticPartner: request.DomesticPartner,
    PreviousCoverageFlag: request.PreviousCoverageFlag,
    PreviousCoverageGroupId: cleanText(request.PreviousCoverageGroupId),
    PrevInsuranceCarrierName: request.PrevInsuranceCarrierName,
    OtherInsuranceCarrierName: cleanText(request.OtherInsuranceCarrierName),
    IsPeoOrLeasingCompany: request.IsPeoOrLeasingCompany,
    EarlyRetireeCoverage: request.EarlyRetireeCoverage,
    CobraRequired: request.CobraRequired,
    IsEnrolledInFSA: request.IsEnrolledInFSA,
    PHAdministersHRA: request.PHAdministersHRA,
    IsDeltaDentalIncudedOnInvoice: request.IsDeltaDentalIncudedOnInvoice,
    TwentyOrMoreEmployees: request.TwentyOrMoreEmployees,
    TwentyOrMoreEmployeesDate: request.TwentyOrMoreEmployeesDate,
    HundredOrMoreEmployees: request.HundredOrMoreEmployees,
    HundredOrMoreEmployeesDate: request.HundredOrMoreEmployeesDate,
    Section111EffectiveDate: request.Section111EffectiveDate,
    ElectAutoPayment: request.ElectAutoPayment,
    AccountData: request.AccountData && written(request.AccountData),
    CommonTaxControl: { Eligible: CommonTaxControl.Eligible, NumGroups: CommonTaxControl.NumGroups },
    MultipleEmployeeSegments: {
      CoverageOffered: MultipleEmployeeSegments.CoverageOffered,
      NumSegments: MultipleEmployeeSegments.NumSegments,
    },
    EmployeeSegments: request.EmployeeSegments.map(segment),
    PrimaryGroup: subgroup(request.PrimaryGroup),
    SubGroups: request.SubGroups.map(subgroup),
    BypassMemberEnrollment: request.BypassMemberEnrollment,
    BypassSupportDocument: request.BypassSupportDocument,
  };
}

const written = ({ AccountType, AccountHolder, RoutingNumber, AccountNumber }: AccountData): AccountData => ({
  AccountType,
  AccountHolder: cleanText(AccountHolder),
  RoutingNumber: RoutingNumber.trim(),
  AccountNumber,
});

const segment = (given: EmployeeSegment): EmployeeSegment => ({
  SegmentName: given.SegmentName,
  SegmentClassId: given.SegmentClassId,
  FullTimeHours: given.FullTimeHours,
  NewHireRule: given.NewHireRule,
  TerminationRule: given.TerminationRule,
  LayoffRule: given.LayoffRule,
  DisabilityRule: given.DisabilityRule,
  DependentEligibility: given.DependentEligibility,
  IsSpecialClass: given.IsSpecialClass,
});

const subgroup = (given: Subgroup): Subgroup => ({
  GroupName: cleanText(given.GroupName),
  SubGroupId: given.SubGroupId,
  TaxId: parseTaxId(given.TaxId) ?? cleanText(given.TaxId),
  GroupStatus: given.GroupStatus,
  IsPrimarySubgroup: given.IsPrimarySubgroup,
  GroupEnterpriseId: given.GroupEnterpriseId,
  Address: address(given.Address),
  Admin: contact(given.Admin),
  Billing: contact(given.Billing),
  Ceo: contact(given.Ceo),
  UseAdminForBilling: given.UseAdminForBilling,
  UseAdminForCEO: given.UseAdminForCEO,
});

const address = (given: Address): Address => ({
  AddressLine1: cleanText(given.AddressLine1),
  AddressLine2: cleanText(given.AddressLine2 ?? '') || null,
  City: cleanText(given.City),
  StateCode: given.StateCode,
  FullPostalCode: parseZip(given.FullPostalCode) ?? given.FullPostalCode.trim(),
  County: cleanText(given.County),
  CountyFips: given.CountyFips,
});

const contact = ({ FirstName, LastName, Phone, Email }: ApplicationContact): ApplicationContact => ({
  FirstName: cleanText(FirstName),
  LastName: cleanText(LastName),
  Phone: parsePhone(Phone) ?? Phone.trim(),
  Email: parseEmail(Email) ?? Email.trim(),
});

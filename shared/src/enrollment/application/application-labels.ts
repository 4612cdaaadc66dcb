/** What the fields of the application are called, on the form, in lists of problems and beside each other after two saves. */
const LABELS = {
  GroupName: 'Name',
  SubGroupId: 'Subgroup ID',
  TaxId: 'Tax ID',
  GroupStatus: 'Status',
  'Address.AddressLine1': 'Street address',
  'Address.AddressLine2': 'Suite, unit or building',
  'Address.FullPostalCode': 'ZIP code',
  'Address.CountyFips': 'County',
  'Address.City': 'City',
  'Address.StateCode': 'State',
  'Admin.FirstName': 'Group admin first name',
  'Admin.LastName': 'Group admin last name',
  'Admin.Phone': 'Group admin phone',
  'Admin.Email': 'Group admin e-mail',
  UseAdminForBilling: 'Use the group admin as billing contact',
  'Billing.FirstName': 'Billing contact first name',
  'Billing.LastName': 'Billing contact last name',
  'Billing.Phone': 'Billing contact phone',
  'Billing.Email': 'Billing contact e-mail',
  UseAdminForCEO: 'Use the group admin as CEO',
  'Ceo.FirstName': 'CEO first name',
  'Ceo.LastName': 'CEO last name',
  'Ceo.Phone': 'CEO phone',
  'Ceo.Email': 'CEO e-mail',
  CompanyType: 'Company type',
  IsPeoOrLeasingCompany: 'Professional employer organization (PEO) or leasing company',
  NumberOfEmployees: 'Number of employees',
  NumberOfEligbleEmployees: 'Number of eligible employees',
  NumberWaiving: 'Number of employees waiving coverage',
  NumberOfFullTimeEmployees: 'Number of full-time employees',
  TwentyOrMoreEmployees: '20 or more employees',
  TwentyOrMoreEmployeesDate: 'Date of reaching 20 employees',
  HundredOrMoreEmployees: '100 or more employees',
  HundredOrMoreEmployeesDate: 'Date of reaching 100 employees',
  Section111EffectiveDate: 'Section 111 effective date',
  'CommonTaxControl.Eligible': 'Companies under common tax control',
  'CommonTaxControl.NumGroups': 'Number of companies besides the primary group',
  DomesticPartner: 'Domestic partner coverage',
  EarlyRetireeCoverage: 'Early retiree coverage',
  CobraRequired: 'COBRA required',
  'MultipleEmployeeSegments.CoverageOffered': 'Coverage for more than one employee segment',
  'MultipleEmployeeSegments.NumSegments': 'Number of employee segments',
  SegmentName: 'Segment name',
  SegmentClassId: 'Class ID',
  FullTimeHours: 'Full-time threshold (hours a week)',
  NewHireRule: 'New-hire waiting period',
  TerminationRule: 'End of coverage after a termination',
  LayoffRule: 'End of coverage after a layoff',
  DisabilityRule: 'End of coverage after a disability',
  DependentEligibility: 'End of dependent coverage at age 26',
  IsSpecialClass: 'Special class',
  PreviousCoverageFlag: 'Group coverage now or before',
  PreviousCoverageGroupId: 'Our group ID of that coverage',
  PrevInsuranceCarrierName: 'Most recent insurer',
  OtherInsuranceCarrierName: 'Name of that insurer',
  IsEnrolledInFSA: 'Flexible spending account (FSA)',
  PHAdministersHRA: 'We administer the health reimbursement arrangement (HRA)',
  IsDeltaDentalIncudedOnInvoice: 'Delta Dental on the same invoice',
  ElectAutoPayment: 'Automatic payment',
  'AccountData.AccountType': 'Account',
  'AccountData.AccountHolder': 'Account holder',
  'AccountData.RoutingNumber': 'Routing number',
  'AccountData.AccountNumber': 'Account number',
  BypassMemberEnrollment: 'Leave the member enrollment to Small Business staff',
  BypassSupportDocument: 'Submit without supporting documents',
} as const;

const PART = /^(?:PrimaryGroup|SubGroups\.\d+|EmployeeSegments\.\d+)\./;

/** The name of a field by its form path: "SubGroups.0.Admin.Phone" is the "Group admin phone". */
export function fieldLabel(path: string): string {
  const field = path.replace(PART, '');
  return (LABELS as Record<string, string>)[field] ?? field;
}

/** The same with whose field it is: "S002: Tax ID", "CA01: Segment name". The primary group needs no mention. */
export function fullFieldLabel(path: string): string {
  const [, list, index] = /^(SubGroups|EmployeeSegments)\.(\d+)\./.exec(path) ?? [];
  const label = fieldLabel(path);
  if (list === undefined) {
    return label;
  }
  const id = list === 'SubGroups' ? subgroupId(Number(index) + 1) : segmentClassId(Number(index));
  return `${id}: ${label}`;
}

/** S001 for place 0, the primary group. Source: spec 001 section 3, "Subgroup". */
export const subgroupId = (place: number): string => `S${String(place + 1).padStart(3, '0')}`;

/** CA01 for place 0. Source: spec 001 section 3, "Employee segment". */
export const segmentClassId = (place: number): string => `CA${String(place + 1).padStart(2, '0')}`;

/** The form's sections in order, with their answers: by the first step of the path. */
export const APPLICATION_SECTIONS = [
  { id: 'group', title: 'Primary group', fields: ['PrimaryGroup'] },
  { id: 'company', title: 'Company', fields: ['CompanyType', 'IsPeoOrLeasingCompany'] },
  {
    id: 'employees',
    title: 'Employees',
    fields: [
      'NumberOfEmployees',
      'NumberOfEligbleEmployees',
      'NumberWaiving',
      'NumberOfFullTimeEmployees',
      'TwentyOrMoreEmployees',
      'TwentyOrMoreEmployeesDate',
      'HundredOrMoreEmployees',
      'HundredOrMoreEmployeesDate',
      'Section111EffectiveDate',
    ],
  },
  { id: 'tax-control', title: 'Common tax control', fields: ['CommonTaxControl', 'SubGroups'] },
  { id: 'coverage', title: 'Coverage', fields: ['DomesticPartner', 'EarlyRetireeCoverage', 'CobraRequired'] },
  { id: 'segments', title: 'Employee segments', fields: ['MultipleEmployeeSegments', 'EmployeeSegments'] },
  {
    id: 'previous-coverage',
    title: 'Previous coverage',
    fields: [
      'PreviousCoverageFlag',
      'PreviousCoverageGroupId',
      'PrevInsuranceCarrierName',
      'OtherInsuranceCarrierName',
    ],
  },
  {
    id: 'services',
    title: 'Accounts and invoices',
    fields: ['IsEnrolledInFSA', 'PHAdministersHRA', 'IsDeltaDentalIncudedOnInvoice'],
  },
  { id: 'payment', title: 'Automatic payment', fields: ['ElectAutoPayment', 'AccountData'] },
  { id: 'submission', title: 'Submission', fields: ['BypassMemberEnrollment', 'BypassSupportDocument'] },
] as const;

export type ApplicationSectionId = (typeof APPLICATION_SECTIONS)[number]['id'];

/** The form section of a field, given its path; null if it is not a form field. */
export function sectionOfField(path: string): ApplicationSectionId | null {
  const first = path.split('.')[0]!;
  return APPLICATION_SECTIONS.find(({ fields }) => (fields as readonly string[]).includes(first))?.id ?? null;
}

import {
  ACCOUNT_TYPES,
  COMPANY_TYPES,
  DEPENDENT_ELIGIBILITIES,
  DOMESTIC_PARTNER_LEVELS,
  ENDS_OF_COVERAGE,
  FORM_STATUSES,
  MAX_SEGMENTS,
  MAX_SUBGROUPS,
  MOST_EMPLOYEES,
  NEW_HIRE_WAITINGS,
  PREFILL_SOURCES,
  RECENT_INSURERS,
  SEGMENT_NAMES,
  SUBGROUP_STATUSES,
} from '#shared/enrollment/application-options';
import { accountNumberProblem } from '#shared/enrollment/application/bank-numbers';
import { problemsOf } from '#shared/enrollment/enrollment.record';
import { oneLineProblem } from '#shared/formats/text';
import { LOCATION } from '#shared/locations/location.record';
import { QUOTE_TYPES } from '#shared/quotes/quote-type';
import { type Field, record, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  dictionaryOf,
  flag,
  id,
  instant,
  listOf,
  nested,
  orNull,
  requiredFlag,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';

/** A draft keeps its input: what is missing or wrong is answered as Problems. */
const typed = (label: string, max: number, about?: string): Field<string> =>
  text(label, { max, problem: () => null, about });
const line = (label: string, max: number): Field<string> => text(label, { max, problem: oneLineProblem });
const yesNo = (label: string, about?: string) => orNull(requiredFlag(label, about));
const oneOf = <Code extends string>(label: string, codes: readonly Code[]) => orNull(code(label, codes));
const people = (label: string) => orNull(whole(label, { min: 0, max: MOST_EMPLOYEES }));

/** A contact at the employer. contactProblems validates it. */
const contact = (who: string) =>
  nested(
    who,
    record({
      FirstName: line(`${who} first name`, 50),
      LastName: line(`${who} last name`, 50),
      Phone: typed(`${who} phone`, 20, "Ten digits once it is right, or ''."),
      Email: typed(`${who} email`, 254),
    }),
  );

/** Its fields are '' while unanswered. */
const ADDRESS_DRAFT = record({
  AddressLine1: line('Street address', 100),
  AddressLine2: { ...orNull(line('Suite, unit or building', 100)), fallback: null },
  City: line('City', 60),
  StateCode: typed('State', 2),
  FullPostalCode: typed('ZIP code', 10),
  County: typed('County', 60),
  CountyFips: typed('County', 5, 'Five digits, state and county.'),
});

/** A part of an employer, including the primary one. Spec 001 section 3, "Subgroup". */
const SUBGROUP = record({
  GroupName: line('Name', 150),
  SubGroupId: typed('Subgroup ID', 4, 'S and three digits; the primary group is S001.'),
  TaxId: typed('Tax ID', 20, "Nine digits once it is right, or ''."),
  GroupStatus: code('Status', SUBGROUP_STATUSES),
  IsPrimarySubgroup: requiredFlag('Primary group'),
  GroupEnterpriseId: described(orNull(typed('Group number', 20)), 'Read-only: assigned by the insurer.'),
  Address: nested('Address', ADDRESS_DRAFT),
  Admin: contact('Group admin'),
  Billing: contact('Billing contact'),
  Ceo: contact('CEO'),
  UseAdminForBilling: requiredFlag('Use the group admin as billing contact'),
  UseAdminForCEO: requiredFlag('Use the group admin as CEO'),
});
const ANSWERED_SUBGROUP = record({ ...SUBGROUP, formStatus: code('Form status', FORM_STATUSES) });
const SENT_SUBGROUP = record({ ...sentBack(ANSWERED_SUBGROUP), ...SUBGROUP });

/** Employees with the same eligibility rules. Spec 001 section 3, "Employee segment". */
const EMPLOYEE_SEGMENT = record({
  SegmentName: code('Segment name', [...SEGMENT_NAMES, '']),
  SegmentClassId: typed('Class ID', 4, 'CA and two digits, from CA01.'),
  FullTimeHours: orNull(whole('Full-time threshold (hours a week)', { min: 0, max: 168, example: 30 })),
  NewHireRule: oneOf('New-hire waiting period', NEW_HIRE_WAITINGS),
  TerminationRule: oneOf('End of coverage after a termination', ENDS_OF_COVERAGE),
  LayoffRule: oneOf('End of coverage after a layoff', ENDS_OF_COVERAGE),
  DisabilityRule: oneOf('End of coverage after a disability', ENDS_OF_COVERAGE),
  DependentEligibility: oneOf('End of dependent coverage at age 26', DEPENDENT_ELIGIBILITIES),
  IsSpecialClass: requiredFlag('Special class'),
});

/** The bank account for automatic payment. */
const ACCOUNT_DATA = record({
  AccountType: described(
    code('Account', ACCOUNT_TYPES),
    '0 checking, 1 savings, 2 the account that the insurer has: full data is not needed then.',
  ),
  AccountHolder: typed('Account holder', 100),
  RoutingNumber: typed('Routing number', 9, "Nine digits with a check digit, or ''."),
  // Only whole numbers are accepted, because a partial one would be stored as if it were correct.
  AccountNumber: text('Account number', {
    problem: accountNumberProblem,
    about: '4 to 17 digits. Answered as its last four, "******1234", and sent back so it stays as stored.',
    example: '******1234',
  }),
});

/** The answers of the employer's application; null = not answered yet. Spec 001 section 3, "Enrollment application". */
export const EMPLOYERS_ANSWERS = record({
  NumberOfEmployees: people('Number of employees'),
  NumberOfEligbleEmployees: people('Number of eligible employees'),
  NumberWaiving: people('Number of employees waiving coverage'),
  NumberOfFullTimeEmployees: people('Number of full-time employees'),
  CompanyType: oneOf('Company type', COMPANY_TYPES),
  DomesticPartner: oneOf('Domestic partner coverage', DOMESTIC_PARTNER_LEVELS),
  PreviousCoverageFlag: yesNo('Group coverage now or before', 'With this insurer or with another one.'),
  PreviousCoverageGroupId: typed('Our group ID of that coverage', 20),
  PrevInsuranceCarrierName: oneOf('Most recent insurer', RECENT_INSURERS),
  OtherInsuranceCarrierName: typed('Name of that insurer', 100),
  IsPeoOrLeasingCompany: yesNo('Professional employer organization (PEO) or leasing company'),
  EarlyRetireeCoverage: yesNo('Early retiree coverage'),
  CobraRequired: yesNo('COBRA required'),
  IsEnrolledInFSA: yesNo('Flexible spending account (FSA)'),
  PHAdministersHRA: yesNo(
    'We administer the health reimbursement arrangement (HRA)',
    'Asked where an HRA plan was chosen.',
  ),
  IsDeltaDentalIncudedOnInvoice: yesNo(
    'Delta Dental on the same invoice',
    'Asked where a Delta Dental plan was chosen.',
  ),
  TwentyOrMoreEmployees: yesNo('20 or more employees'),
  TwentyOrMoreEmployeesDate: orNull(day('Date of reaching 20 employees')),
  HundredOrMoreEmployees: yesNo('100 or more employees'),
  HundredOrMoreEmployeesDate: orNull(day('Date of reaching 100 employees')),
  Section111EffectiveDate: described(
    orNull(day('Section 111 effective date')),
    'Asked where there are 20, or 100, or more employees.',
  ),
  ElectAutoPayment: yesNo('Automatic payment'),
  AccountData: described(orNull(nested('Account', ACCOUNT_DATA)), 'Null unless automatic payment is elected.'),
  CommonTaxControl: nested(
    'Common tax control',
    record({
      Eligible: yesNo('Companies under common tax control', 'Companies that one owner controls; each is a subgroup.'),
      NumGroups: whole('Number of companies besides the primary group', { min: 0, max: MAX_SUBGROUPS, example: 1 }),
    }),
  ),
  MultipleEmployeeSegments: nested(
    'Employee segments',
    record({
      CoverageOffered: yesNo('Coverage for more than one employee segment'),
      NumSegments: whole('Number of employee segments', { min: 0, max: MAX_SEGMENTS, example: 1 }),
    }),
  ),
  EmployeeSegments: listOf('Employee segments', nested('Employee segment', EMPLOYEE_SEGMENT), { most: MAX_SEGMENTS }),
  PrimaryGroup: nested('Primary group', SUBGROUP),
  /** Without the primary group. */
  SubGroups: listOf('Subgroups', nested('Subgroup', SUBGROUP), { most: MAX_SUBGROUPS }),
});

/** The employer, with a link, neither reads nor writes how the agent submits. */
const ANSWERS = record({
  ...EMPLOYERS_ANSWERS,
  BypassMemberEnrollment: requiredFlag(
    'Leave the member enrollment to Small Business staff',
    'Agents of new business with many employees.',
  ),
  BypassSupportDocument: requiredFlag(
    'Submit without supporting documents',
    'Internal sales and operations, new business.',
  ),
});

/** What the application's rules need besides its answers. */
const FACTS = record({
  quoteType: code('Quote type', QUOTE_TYPES),
  effectiveDate: day('Effective date'),
  audience: described(
    code('Audience', ['external', 'internal']),
    'Who fills it in: staff may leave out phone numbers and email addresses.',
  ),
  hasDomesticPartner: flag('Domestic partner', { about: 'One is in the census.' }),
  hasHraPlan: flag('HRA plan', { about: 'One was chosen.' }),
  hasDeltaDentalPlan: flag('Delta Dental plan', { about: 'One was chosen.' }),
  takenTaxIds: described(
    listOf('Taken tax IDs', text('Tax ID', { example: '381234567' })),
    'Tax IDs of the answers under which another group is enrolled.',
  ),
  places: described(
    dictionaryOf('Places', orNull(nested('Place', LOCATION))),
    'What the ZIPs of the answers mean, by their first five digits; null where there is no such ZIP.',
  ),
  zipPrefixes: described(
    nested('ZIP prefixes', record({ from: whole('From'), to: whole('To') })),
    'First three digits that a ZIP may have.',
  ),
  bypassThreshold: described(whole('Bypass threshold'), 'Rule BypassMemberEnrollmentMemberCountThreshold.'),
});

const OF_QUOTE = record({
  QuoteId: id('Quote'),
  Version: { ...version(), ...whole('Version', { min: 0, about: '0 while nothing is stored.' }) },
});

/** What is answered beside the answers, to agents and employers. */
export const APPLICATION_STATE = {
  Version: OF_QUOTE.Version,
  SavedBefore: flag('Saved before', { about: 'No: the answers are what is known already.' }),
  SavedAt: orNull(instant('Saved at')),
  PrimaryGroup: nested('Primary group', ANSWERED_SUBGROUP),
  SubGroups: listOf('Subgroups', nested('Subgroup', ANSWERED_SUBGROUP)),
  Problems: described(problemsOf('Problems'), 'Everything that is missing or wrong, in the order of the form.'),
  Facts: nested('Facts', FACTS),
  Prefilled: described(
    listOf('Prefilled', nested('Field', record({ Field: text('Field'), Source: code('Source', PREFILL_SOURCES) }))),
    'Form paths that were filled from what is known; empty once something is stored.',
  ),
};

/** GET /api/enrollment/{quoteId}, and the response of both ways to save. */
export const APPLICATION = record('ApplicationAnswer', {
  ...OF_QUOTE,
  ...ANSWERS,
  ...APPLICATION_STATE,
  EarlierQuote: described(
    orNull(nested('Earlier quote', record({ Id: id('Id'), Name: text('Name') }))),
    'The quote whose application was taken over.',
  ),
  EditProblem: orNull(text('Edit problem', { about: 'Why this user cannot edit it now; null = can.' })),
  MayBypassDocuments: flag('May bypass documents', { about: 'This user may submit it without supporting documents.' }),
});

/**
 * POST /api/enrollment/PostNewGroupEnrollment and PUT /api/enrollment. Checks shape and size only: a draft may be incomplete, never
 * malformed. The whole application may be sent back as it was answered; derived fields are ignored.
 */
export const SAVE_APPLICATION = record('SaveApplicationBody', {
  ...sentBack(APPLICATION),
  ...OF_QUOTE,
  ...ANSWERS,
  PrimaryGroup: nested('Primary group', SENT_SUBGROUP),
  SubGroups: listOf('Subgroups', nested('Subgroup', SENT_SUBGROUP), { most: MAX_SUBGROUPS }),
});

export type ApplicationContact = Wire<typeof SUBGROUP>['Admin'];
export type Subgroup = Wire<typeof SUBGROUP>;
export type AnsweredSubgroup = Wire<typeof ANSWERED_SUBGROUP>;
export type EmployeeSegment = Wire<typeof EMPLOYEE_SEGMENT>;
export type AccountData = Wire<typeof ACCOUNT_DATA>;
export type ApplicationAnswers = Wire<typeof ANSWERS>;
/** As the employer sends them, over the version that was read. */
export type EmployersAnswers = Wire<typeof EMPLOYERS_ANSWERS> & Pick<ApplicationResponse, 'Version'>;
export type ApplicationFacts = Wire<typeof FACTS>;
export type SaveApplicationRequest = Pick<ApplicationResponse, 'QuoteId' | 'Version'> & ApplicationAnswers;
export type ApplicationResponse = Wire<typeof APPLICATION>;

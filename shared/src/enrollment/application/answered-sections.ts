import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { type AnswerValue, isCopiedContact, valuesByPath } from '#shared/enrollment/application/answer-fields';
import { fullFieldLabel } from '#shared/enrollment/application/problem-list';
import { parseIsoDate } from '#shared/dates/iso-date';
import {
  DEPENDENT_ELIGIBILITY_LABELS,
  END_OF_COVERAGE_LABELS,
  NEW_HIRE_LABELS,
} from '#shared/enrollment/application-options';
import { ACCOUNT_TYPE_LABELS } from '#shared/enrollment/application/bank-account';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { formatTaxId } from '#shared/formats/tax-id';

const CODES: Record<string, Record<string, string>> = {
  NewHireRule: NEW_HIRE_LABELS,
  TerminationRule: END_OF_COVERAGE_LABELS,
  LayoffRule: END_OF_COVERAGE_LABELS,
  DisabilityRule: END_OF_COVERAGE_LABELS,
  DependentEligibility: DEPENDENT_ELIGIBILITY_LABELS,
  AccountType: ACCOUNT_TYPE_LABELS,
};

const SHAPES: Record<string, (text: string) => string> = { TaxId: formatTaxId, Phone: formatPhone };

/** An answer for display: "Yes", "30 days", "38-1234567", "1/3/2027"; '' if there is none. */
export function answerText(path: string, value: AnswerValue): string {
  if (value === null || value === '') {
    return '';
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  const name = path.slice(path.lastIndexOf('.') + 1);
  const text = CODES[name]?.[String(value)] ?? SHAPES[name]?.(String(value)) ?? String(value);
  return parseIsoDate(text) ? formatDay(text) : text;
}

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

export interface AnsweredSection {
  id: ApplicationSectionId;
  title: string;
  answers: (readonly [label: string, text: string])[];
}

/** Skipped: the county's name repeats its code, and the ids precede the labels. */
const NOT_FOR_READING = /\.(CountyFips|IsPrimarySubgroup|GroupEnterpriseId|SubGroupId|SegmentClassId)$/;

/** The answers for reading, by section; unanswered questions and sections are omitted. */
export function answeredSections(application: ApplicationAnswers): AnsweredSection[] {
  const all = valuesByPath(application);
  const values = [...all].filter(
    ([path, value]) => !NOT_FOR_READING.test(path) && !isCopiedContact(path, all) && answerText(path, value) !== '',
  );
  return APPLICATION_SECTIONS.map(({ id, title }) => ({
    id,
    title,
    answers: values
      .filter(([path]) => sectionOfField(path) === id)
      .map(
        ([path, value]) => [fullFieldLabel(path).replace('Address.County', 'County'), answerText(path, value)] as const,
      ),
  })).filter(({ answers }) => answers.length > 0);
}

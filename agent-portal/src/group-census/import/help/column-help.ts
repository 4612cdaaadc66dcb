import { HEADER_ALIASES } from '#shared/census/import/header-aliases';
import { IMPORT_FIELDS, REQUIRED_FIELDS } from '#shared/census/import/import-fields';
import type { ImportField } from '#shared/census/import/import-fields';
import { FIELD_NAMES } from '../field-names.ts';

export interface ColumnHelp {
  field: ImportField;
  name: string;
  isNeeded: boolean;
  /** What may stand in the column. */
  holds: string;
  /** Other headings under which it is found. */
  headings: string;
}

const HOLDS: Record<ImportField, string> = {
  EmployeeNumber:
    'The same number for an employee and the dependents. Without it dependents stand below their employee.',
  FullName: 'Instead of first and last name: First Last, or Last, First.',
  FirstName: 'Up to 50 characters.',
  MiddleInitial: 'One letter, or a middle name.',
  LastName: 'Up to 50 characters, with Jr. or III.',
  RelationshipToSubscriber:
    'Employee (EE, EM, EMP, SUB), spouse (SP, ES, husband, wife), domestic partner (DP) or child (CH, son, daughter, DEP).',
  DateOfBirth: '1/2/1985, 01/02/85, 2-Jan-1985, 1985-01-02, or a date as Excel keeps it. The month stands first.',
  Gender: 'M or F, male or female.',
  SSN: 'Nine digits, with or without dashes. Zeros that Excel dropped in front are put back.',
  MedicalStatus: 'Enroll or waive, also E, yes, W, no, decline. Without this column everybody enrolls.',
  CoverageTier:
    'Instead of medical: whom the employee covers. EE, ES, EC, FAM, or waive (W, WO). Others in the family waive.',
  DentalStatus: 'Enroll or waive. Without this column everybody waives.',
  VisionStatus: 'Enroll or waive. Without this column everybody waives.',
  Tobacco: 'Yes or no.',
  LastTobaccoUse: 'A past date, for a member who uses tobacco.',
  Disabled: 'Yes or no: of a child over the age limit.',
  HomePostalCode: 'Five digits, or nine such as 48002-1234.',
  EmailAddress: 'One address.',
  HomeNumber: 'Ten digits.',
};
const HEADINGS_SHOWN = 5;

/** What is understood, column by column, from the rules that read the file. */
export const COLUMN_HELP: readonly ColumnHelp[] = IMPORT_FIELDS.map((field) => ({
  field,
  name: FIELD_NAMES[field],
  isNeeded: REQUIRED_FIELDS.includes(field),
  holds: HOLDS[field],
  headings: HEADER_ALIASES[field].slice(0, HEADINGS_SHOWN).join(', '),
}));

/** A census as an employer might send it. */
export const EXAMPLE: readonly (readonly string[])[] = [
  ['First name', 'Last name', 'Relationship', 'DOB', 'Medical', 'Dental', 'ZIP'],
  ['Ada', 'Byron', 'Employee', '1/2/1985', 'Enroll', 'Enroll', '49503'],
  ['Will', 'Byron', 'Spouse', '3/4/1986', 'Enroll', 'Waive', '49503'],
  ['Kim', 'Byron', 'Child', '5/6/2015', 'Enroll', 'Waive', '49503'],
  ['Grace', 'Murray', 'Employee', '12/9/1976', 'Waive', 'Waive', '48104'],
];

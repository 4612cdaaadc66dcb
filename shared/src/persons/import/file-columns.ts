import {
  type CensusUse,
  columns,
  type ColumnUse,
  type FileUse,
  type PersonColumn,
  plainHeader,
} from '#shared/persons/import/person-column';
import { PERSON_COLUMNS, ZIP_EXPECTED } from '#shared/persons/import/person-columns';
import { type CellReader, codedCell, dayCell, textCell, yesNoCell, zipCell } from '#shared/persons/import/cell-readers';
import { CENSUS_FACTS, ENROLLED_PERSON, QUOTED_MEMBER } from '#shared/persons/person.record';
import type { Fields } from '#shared/records/field';
import { isMaskedSsn, maskSsn } from '#shared/formats/ssn';
import { digitsText } from '#shared/persons/import/import-sheet';

const YES_OR_NO = 'Enter yes or no.';

/** The additional columns of an enrollment file, by field of person.record.ts; parts of addresses have their own names. */
const ENROLLED_COLUMNS = columns({
  MemberClass: {
    header: 'SegmentClass',
    names: 'employee segment|segment|class',
    read: textCell(100),
    enrollment: {
      expected: 'This is not an employee segment of the application. Enter its id, such as CA01, or its name.',
      holds: 'CA01 … or the name of the segment; COBRA, early retiree, retiree; of employees',
    },
  },
  SubGroupId: {
    header: 'SubGroup',
    names: 'subgroup name',
    read: textCell(150),
    enrollment: {
      expected: 'This is not a subgroup of the application. Enter its id, such as S001, or its name.',
      holds: 'S001 … or the name of the subgroup; of employees',
    },
  },
  HomeAddressLine1: {
    header: 'HomeAddressLine1',
    names: 'home address',
    read: textCell(100),
    enrollment: {
      holds: 'Number and street; a dependent with the address of the employee lives there',
    },
  },
  HomeCity: {
    header: 'HomeCity',
    names: '',
    read: textCell(60),
    enrollment: { holds: 'The city of the ZIP' },
  },
  PrimaryCareProviderId: {
    header: 'PrimaryCareProviderId',
    names: 'pcp id',
    read: codedCell(/^\d{10}$/),
    enrollment: { expected: 'The provider id has 10 digits.', holds: '10 digits; for HMO and POS plans' },
  },
  PrimaryCareProviderName: {
    header: 'PCPFirstAndLastName',
    names: 'pcp name|pcp first last name',
    read: textCell(120),
    enrollment: { holds: 'The name of that provider' },
  },
  PrimaryCareProviderExistingPatient: {
    header: 'IsExistingPatient',
    names: 'existing patient',
    read: yesNoCell,
    enrollment: { expected: YES_OR_NO, holds: 'Yes or No' },
  },
  SelectedMedicalPlanId: {
    header: 'MedicalPlanName',
    names: 'medical plan',
    read: textCell(255),
    enrollment: {
      expected: 'This is not a medical plan of the quote. Enter its name as it appears in the quote.',
      holds: 'The name of a medical plan of the quote; of employees',
    },
  },
  DateOfHire: {
    header: 'DateOfHire',
    names: 'hire date',
    read: dayCell,
    enrollment: {
      expected: 'Enter the date of hire as month/day/year, such as 1/2/2025.',
      holds: 'M/D/YYYY; of employees',
    },
  },
  MailingAddressSameAsHome: {
    header: 'MailingAddressSameAsSubscriberHome',
    names: '',
    read: yesNoCell,
    enrollment: { expected: YES_OR_NO, holds: 'Yes or No' },
  },
  MailingAddressLine1: {
    header: 'MailingAddressLine1',
    names: 'mailing address',
    read: textCell(100),
    enrollment: { holds: 'Where No' },
  },
  MailingCity: {
    header: 'MailingCity',
    names: '',
    read: textCell(60),
    enrollment: { holds: 'Where No: the city of the ZIP' },
  },
  MailingPostalCode: {
    header: 'MailingZIP',
    names: 'mailing zip code',
    read: zipCell,
    enrollment: { expected: ZIP_EXPECTED, holds: 'Where No' },
  },
});

const COLUMNS = { ...PERSON_COLUMNS, ...ENROLLED_COLUMNS };
type Columns = typeof COLUMNS;

export type ColumnName = keyof Columns;
/** The columns of a census file. FullName is taken apart into the other names, CoverageTier read as medical status. */
export type ImportField = keyof typeof PERSON_COLUMNS;

/** The columns of an enrollment file. */
export type EnrollmentColumn = {
  [Name in ColumnName]: Columns[Name] extends { enrollment: object } ? Name : never;
}[ColumnName];

export const IMPORT_FIELDS = Object.keys(PERSON_COLUMNS) as ImportField[];

/** Source: spec 000 section 3, "Enrollment import columns (in order)". */
const SPECIFIED: readonly EnrollmentColumn[] = [
  'FirstName',
  'MiddleInitial',
  'LastName',
  'RelationshipToSubscriber',
  'DateOfBirth',
  'SSN',
  'Gender',
  'MemberClass',
  'SubGroupId',
  'HomeAddressLine1',
  'HomeCity',
  'HomePostalCode',
  'PrimaryCareProviderId',
  'PrimaryCareProviderName',
  'PrimaryCareProviderExistingPatient',
  'SelectedMedicalPlanId',
  'DateOfHire',
  'HomeNumber',
  'EmailAddress',
  'MailingAddressSameAsHome',
  'MailingAddressLine1',
  'MailingCity',
  'MailingPostalCode',
];
/** In order: the specified ones, then our own. */
export const ENROLLMENT_COLUMNS: readonly EnrollmentColumn[] = [
  ...SPECIFIED,
  ...(Object.keys(COLUMNS) as ColumnName[]).filter(
    (name): name is EnrollmentColumn => Boolean(columnOf(name).enrollment) && !SPECIFIED.some((each) => each === name),
  ),
];

/** What a cell of the column holds when it was read. */
export type CellValue<Name extends ColumnName> = Columns[Name] extends { read: CellReader<infer Value> }
  ? Value
  : string;

export function columnOf(name: ColumnName): PersonColumn {
  return COLUMNS[name];
}
export const inCensus = (name: ImportField): CensusUse => PERSON_COLUMNS[name].census;
export const inEnrollment = (name: EnrollmentColumn): ColumnUse => columnOf(name).enrollment!;

/** How our own files head the column. */
export const headerOf = (name: ColumnName, use: FileUse): string => {
  const column = columnOf(name);
  return column[use]?.header ?? column.header;
};

/** What is told of a cell that cannot be read. */
export const expectedIn = (name: ColumnName, use: FileUse): string => columnOf(name)[use]?.expected ?? '';

export const otherHeaders = (name: ColumnName): string[] => columnOf(name).names.split('|').filter(Boolean);

/** The column that a whole header names, however its words are written. */
export function headerNames<Name extends ColumnName>(names: readonly Name[]): (header: string) => Name | null {
  const known = new Map(
    names.flatMap((name) => {
      const { header, census, enrollment } = columnOf(name);
      const headers = [name, header, census?.header ?? header, enrollment?.header ?? header, ...otherHeaders(name)];
      return headers.map((each) => [lettersOf(each), name] as const);
    }),
  );
  return (header) => known.get(lettersOf(header)) ?? null;
}

const lettersOf = (header: string): string => plainHeader(header).replaceAll(' ', '');

const FIELDS: Fields = { ...ENROLLED_PERSON, ...CENSUS_FACTS, ...QUOTED_MEMBER };

/** A value as our files write it. */
export const shownInFile = (name: ColumnName, value: unknown): string =>
  value === null || value === undefined ? '' : (FIELDS[name]?.shown(value) ?? String(value));

const LONGEST_SHOWN = 60;
/** A ZIP of nine digits has the shape of an SSN. */
const ZIPS: readonly (ColumnName | null)[] = ['HomePostalCode', 'MailingPostalCode'];
const SSN = /^\d{3}[- ]?\d{2}[- ]?\d{4}$/;
/** Without the zeros that a spreadsheet drops at the beginning. */
const SHORT_SSN = /^\d{7,8}$/;
const SSN_WITHIN = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g;
/** Of a number whose last four digits nobody can tell. */
const NOTHING_SHOWN = '***';

/** What may be shown of a value: of an SSN, and of anything that looks like one, its own last four digits. */
export function masked(text: string, column: ColumnName | null): string {
  const digits = digitsText(text);
  if (column === 'SSN') {
    return isMaskedSsn(digits) ? digits : SSN.test(digits) || SHORT_SSN.test(digits) ? maskSsn(digits) : NOTHING_SHOWN;
  }
  if (ZIPS.includes(column)) {
    return text.slice(0, LONGEST_SHOWN);
  }
  return SSN.test(digits) ? maskSsn(digits) : text.replaceAll(SSN_WITHIN, maskSsn).slice(0, LONGEST_SHOWN);
}

import type { Readable } from 'node:stream';
import { FIELD_HEADERS, TEMPLATE_FIELDS, type TemplateField } from '#shared/census/import/import-fields';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { QUOTED_MEMBER } from '#shared/persons/person.record';
import type { Field } from '#shared/records/field';
import { csvFile } from '../../../platform/http/csv-answer.ts';

/** What stands below each header of the template; the import passes over this row. */
export const HINTS: Record<TemplateField, string> = {
  EmployeeNumber: '(optional) the same number for a whole family',
  FirstName: 'required',
  MiddleInitial: '(optional)',
  LastName: 'required',
  RelationshipToSubscriber: 'Employee, Spouse, Domestic partner or Child',
  DateOfBirth: 'MM/DD/YYYY',
  Gender: 'M or F (optional)',
  SSN: 'nine digits (optional)',
  MedicalStatus: 'Enroll or Waive',
  DentalStatus: 'Enroll or Waive',
  VisionStatus: 'Enroll or Waive',
  Tobacco: 'Yes or No (optional)',
  LastTobaccoUse: 'MM/DD/YYYY (optional)',
  Disabled: 'Yes or No (optional)',
  HomePostalCode: 'five digits (optional)',
  EmailAddress: '(optional)',
  HomeNumber: 'ten digits (optional)',
};

/** Never in a download: an SSN leaves the system only through the audited call. */
const DOWNLOADED = TEMPLATE_FIELDS.filter((field) => field !== 'SSN');

/** The census as a file that the import reads back. */
export const censusCsv = (members: readonly CensusMemberResponse[]): Readable =>
  csvFile([DOWNLOADED.map(headerOf), ...members.map((member) => DOWNLOADED.map((field) => cellOf(field, member)))]);

/** An empty census to fill in: headers and one row of hints. */
export const templateCsv = (): Readable =>
  csvFile([TEMPLATE_FIELDS.map(headerOf), TEMPLATE_FIELDS.map((field) => HINTS[field])]);

const headerOf = (field: TemplateField): string => FIELD_HEADERS[field];
const cellOf = (field: TemplateField, member: CensusMemberResponse): string => {
  const { shown }: Field = QUOTED_MEMBER[field];
  return member[field] === null ? '' : shown(member[field]);
};

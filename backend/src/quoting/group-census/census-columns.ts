import { randomUUID } from 'node:crypto';
import type { CensusMemberRequest } from '#shared/contract/census';
import { parseEmail } from '#shared/formats/email';
import { parsePhone } from '#shared/formats/phone';
import { parseSsn } from '#shared/formats/ssn';
import { parseZip } from '#shared/formats/zip';
import type { CensusMember } from './census-member.entity.ts';
import type { CensusSsn } from './census-ssn.ts';

/** Everything that a user writes of a member, as stored. */
export type WrittenColumns = Omit<CensusMember, 'id' | 'quoteId' | 'quote' | 'assignedPlanId' | 'version'>;

/** A new member. Its SSN is sealed when the row has an id. */
export type NewMember = Omit<WrittenColumns, 'ssnSealed'> & {
  /** Nine digits. */
  ssn: string | null;
};

export const newMemberOf = (request: CensusMemberRequest): NewMember => ({
  ...plainColumns(request, BLANK),
  rowKey: randomUUID(),
  ssn: parseSsn(request.SSN ?? ''),
});

/** The columns after an edit: optional fields that were left out stay as they are. */
export function editedColumns(request: CensusMemberRequest, stored: CensusMember, ssn: CensusSsn): WrittenColumns {
  const { id, rowKey } = stored;
  const ssnSealed = request.SSN === undefined ? stored.ssnSealed : ssn.seal(id, request.SSN);
  return { ...plainColumns(request, stored), rowKey, ssnSealed };
}

type OptionalColumns = Pick<
  CensusMember,
  | 'middleInitial'
  | 'gender'
  | 'tobacco'
  | 'lastTobaccoUse'
  | 'disabled'
  | 'homePostalCode'
  | 'emailAddress'
  | 'homeNumber'
>;

const BLANK: OptionalColumns = {
  middleInitial: null,
  gender: null,
  tobacco: false,
  lastTobaccoUse: null,
  disabled: false,
  homePostalCode: null,
  emailAddress: null,
  homeNumber: null,
};

const plainColumns = (
  request: CensusMemberRequest,
  before: OptionalColumns,
): Omit<WrittenColumns, 'rowKey' | 'ssnSealed'> => ({
  employeeNumber: request.EmployeeNumber,
  relationship: request.RelationshipToSubscriber,
  firstName: request.FirstName,
  lastName: request.LastName,
  dateOfBirth: request.DateOfBirth,
  medicalStatus: request.MedicalStatus,
  dentalStatus: request.DentalStatus,
  visionStatus: request.VisionStatus,
  middleInitial: kept(request.MiddleInitial, before.middleInitial, (text) => text.replace('.', '').toUpperCase()),
  gender: request.Gender === undefined ? before.gender : request.Gender,
  tobacco: request.Tobacco ?? before.tobacco,
  lastTobaccoUse: request.LastTobaccoUse === undefined ? before.lastTobaccoUse : request.LastTobaccoUse,
  disabled: request.Disabled ?? before.disabled,
  homePostalCode: kept(request.HomePostalCode, before.homePostalCode, parseZip),
  emailAddress: kept(request.EmailAddress, before.emailAddress, parseEmail),
  homeNumber: kept(request.HomeNumber, before.homeNumber, parsePhone),
});

const kept = (
  written: string | null | undefined,
  before: string | null,
  stored: (text: string) => string | null,
): string | null => (written === undefined ? before : written === null ? null : stored(written));

/** What an edit changes: names only. */
export function changedFields(member: CensusMember, columns: WrittenColumns): string[] {
  const names = (Object.keys(columns) as (keyof WrittenColumns)[]).filter((name) => member[name] !== columns[name]);
  return names.map((name) => (name === 'ssnSealed' ? 'ssn' : name));
}

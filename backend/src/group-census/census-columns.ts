import { randomUUID } from 'node:crypto';
import type { CensusMemberRequest } from '#shared/contract/census';
import { parseEmail } from '#shared/formats/email';
import { parsePhone } from '#shared/formats/phone';
import { parseZip } from '#shared/formats/zip';
import type { CensusMember } from './census-member.entity.ts';
import type { CensusSsn } from './census-ssn.ts';

/** Everything that a user writes of a member, as stored. */
export type WrittenColumns = Omit<CensusMember, 'id' | 'quoteId' | 'quote' | 'assignedPlanId' | 'version'>;

/** The columns of a new member. */
export function columnsOf(request: CensusMemberRequest, ssn: CensusSsn): WrittenColumns {
  const rowKey = randomUUID();
  return { ...plainColumns(request, BLANK), rowKey, ...ssn.seal(rowKey, request.SSN) };
}

/** The columns after an edit: optional fields that were left out stay as they are. */
export function editedColumns(request: CensusMemberRequest, stored: CensusMember, ssn: CensusSsn): WrittenColumns {
  const { rowKey, ssnSealed, ssnFingerprint } = stored;
  const sealed = request.SSN === undefined ? { ssnSealed, ssnFingerprint } : ssn.seal(rowKey, request.SSN);
  return { ...plainColumns(request, stored), rowKey, ...sealed };
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
): Omit<WrittenColumns, 'rowKey' | 'ssnSealed' | 'ssnFingerprint'> => ({
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

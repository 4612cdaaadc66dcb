import type { CensusMemberRequest, CensusMemberResponse } from '#shared/contract/census';
import type { CoverageStatus, Gender, Relationship } from '#shared/census/census-codes';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhoneInput } from '#shared/formats/phone';
import { comparedSsn, ssnToSend } from '#shared/formats/ssn';
import type { Difference } from '#web/records/StaleDialog';

/** One member while it is edited: every field as its input holds it. */
export interface MemberForm {
  EmployeeNumber: string;
  RelationshipToSubscriber: Relationship;
  FirstName: string;
  MiddleInitial: string;
  LastName: string;
  DateOfBirth: string;
  SSN: string;
  Gender: Gender | '';
  MedicalStatus: CoverageStatus;
  DentalStatus: CoverageStatus;
  VisionStatus: CoverageStatus;
  Tobacco: boolean;
  LastTobaccoUse: string;
  Disabled: boolean;
  HomePostalCode: string;
  EmailAddress: string;
  HomeNumber: string;
}

/** What an editor is open for: a stored member, or a person who is not on the census yet. */
export type EditTarget =
  { kind: 'stored'; id: number; version: number } | { kind: 'new'; relationship: Relationship; employeeNumber: number };

/** A copy to edit: the stored member stays as it is until the copy is saved. */
export const toForm = (member: CensusMemberResponse): MemberForm => ({
  EmployeeNumber: String(member.EmployeeNumber),
  RelationshipToSubscriber: member.RelationshipToSubscriber,
  FirstName: member.FirstName,
  MiddleInitial: member.MiddleInitial ?? '',
  LastName: member.LastName,
  DateOfBirth: member.DateOfBirth,
  SSN: member.SSN ?? '',
  Gender: member.Gender ?? '',
  MedicalStatus: member.MedicalStatus,
  DentalStatus: member.DentalStatus,
  VisionStatus: member.VisionStatus,
  Tobacco: member.Tobacco,
  LastTobaccoUse: member.LastTobaccoUse ?? '',
  Disabled: member.Disabled,
  HomePostalCode: member.HomePostalCode ?? '',
  EmailAddress: member.EmailAddress ?? '',
  HomeNumber: member.HomeNumber ?? '',
});

/** An empty form. A dependent starts with the employee's last name and choices, which are right most of the time. */
export const newForm = (
  relationship: Relationship,
  employeeNumber: number,
  employee: CensusMemberResponse | undefined,
): MemberForm => ({
  EmployeeNumber: String(employeeNumber),
  RelationshipToSubscriber: relationship,
  FirstName: '',
  MiddleInitial: '',
  LastName: employee?.LastName ?? '',
  DateOfBirth: '',
  SSN: '',
  Gender: '',
  MedicalStatus: employee?.MedicalStatus ?? 'Enroll',
  DentalStatus: employee?.DentalStatus ?? 'Waive',
  VisionStatus: employee?.VisionStatus ?? 'Waive',
  Tobacco: false,
  LastTobaccoUse: '',
  Disabled: false,
  HomePostalCode: employee?.HomePostalCode ?? '',
  EmailAddress: '',
  HomeNumber: '',
});

/** What is sent of a form that its inputs found right. The mask of a stored SSN is left out: it stays as it is. */
export function toRequest(form: MemberForm, target: EditTarget): CensusMemberRequest {
  const SSN = ssnToSend(form.SSN);
  return {
    ...(target.kind === 'stored' ? { Id: target.id, Version: target.version } : { Id: 0 }),
    EmployeeNumber: Number(form.EmployeeNumber),
    RelationshipToSubscriber: form.RelationshipToSubscriber,
    FirstName: form.FirstName.trim(),
    MiddleInitial: form.MiddleInitial.trim().replace(/\.$/, '').toUpperCase() || null,
    LastName: form.LastName.trim(),
    DateOfBirth: form.DateOfBirth as IsoDate,
    ...(SSN === undefined ? {} : { SSN }),
    Gender: form.Gender || null,
    MedicalStatus: form.MedicalStatus,
    DentalStatus: form.DentalStatus,
    VisionStatus: form.VisionStatus,
    Tobacco: form.Tobacco,
    LastTobaccoUse: form.Tobacco && form.LastTobaccoUse ? (form.LastTobaccoUse as IsoDate) : null,
    Disabled: form.Disabled,
    HomePostalCode: form.HomePostalCode || null,
    EmailAddress: form.EmailAddress.trim() || null,
    HomeNumber: form.HomeNumber || null,
  };
}

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const asTyped = (text: string): string => text;

const FIELD_TEXTS: { [Field in keyof MemberForm]: [label: string, show: (value: MemberForm[Field]) => string] } = {
  EmployeeNumber: ['Employee number', asTyped],
  RelationshipToSubscriber: ['Relationship', (code) => RELATIONSHIP_LABELS[code]],
  FirstName: ['First name', asTyped],
  MiddleInitial: ['Middle initial', asTyped],
  LastName: ['Last name', asTyped],
  DateOfBirth: ['Date of birth', formatDay],
  SSN: ['SSN', comparedSsn],
  Gender: ['Gender', asTyped],
  MedicalStatus: ['Medical', asTyped],
  DentalStatus: ['Dental', asTyped],
  VisionStatus: ['Vision', asTyped],
  Tobacco: ['Tobacco', yesNo],
  LastTobaccoUse: ['Last tobacco use', formatDay],
  Disabled: ['Disabled', yesNo],
  HomePostalCode: ['Home ZIP', asTyped],
  EmailAddress: ['E-mail', asTyped],
  HomeNumber: ['Phone', formatPhoneInput],
};

const fieldText = <Field extends keyof MemberForm>(form: MemberForm, field: Field): string =>
  FIELD_TEXTS[field][1](form[field]);

/** Where two people's versions of one member differ, in the words of the screen. */
export const memberDifferences = (mine: MemberForm, theirs: MemberForm): Difference[] =>
  (Object.keys(FIELD_TEXTS) as (keyof MemberForm)[])
    .map((field) => ({ label: FIELD_TEXTS[field][0], mine: fieldText(mine, field), theirs: fieldText(theirs, field) }))
    .filter((row) => row.mine !== row.theirs);

export const fieldLabel = (field: string): string =>
  field in FIELD_TEXTS ? FIELD_TEXTS[field as keyof MemberForm][0] : field;

/** The same inside a sentence: "date of birth", but "SSN". */
export const fieldInSentence = (field: string): string =>
  fieldLabel(field).replace(/^[A-Z](?=[a-z-])/, (letter) => letter.toLowerCase());
